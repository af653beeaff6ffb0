package org.breakeven.costing;

/// Takes the costs of a plan as they are reckoned: all of them, or only their sum of a month where nothing else is
/// asked for. The plans do not know which.
abstract class CostSink {

    /// Month 0 to the horizon; costs positive, income negative.
    abstract void add(CostKind kind, int month, double amount);

    abstract double monthTotal(int month);

    /// What can be set against income tax as an expense of the month: all but capital, its tax and the loan.
    abstract double expenses(int month);
}
