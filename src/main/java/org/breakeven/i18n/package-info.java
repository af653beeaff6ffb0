/// Messages, money, dates and percentages in English and Simplified Chinese.
package org.breakeven.i18n;
