package org.breakeven.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;
import org.breakeven.app.Shipped;
import org.breakeven.i18n.Formats;
import org.breakeven.model.CardModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `breakeven cards`: the known cards with the spellings that mean them.
@Command(name = "cards")
final class CardsCommand implements Runnable {

    private static final int LEFT = 1;

    private final Console console;

    @Option(names = "--json", descriptionKey = "cli.help.json")
    private boolean json;

    CardsCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        List<CardModel> cards = Shipped.prices().cards();
        if (json) {
            ObjectNode root = Json.object();
            root.set("cards", Json.array(cards, CardsCommand::card));
            console.out().println(Json.print(root));
        } else {
            console.out().print(table(cards));
        }
    }

    private String table(List<CardModel> cards) {
        TextTable table = new TextTable(LEFT, Stream.of("card", "vendor", "memory", "bandwidth", "tensor", "watts")
                .map(column -> console.text("cli.column." + column)).toList());
        cards.forEach(card -> table.add(List.of(card.name(), card.vendor(), figure(card.memoryGb()), figure(card.bandwidthGbs()),
                figure(card.tensorTflops()), figure(card.boardPowerWatts()))));
        return table.text();
    }

    private String figure(double value) {
        return value == 0 ? Formats.NONE : console.messages().formats().number(value, 1);
    }

    private static JsonNode card(CardModel card) {
        ObjectNode json = Json.object().put("card", card.name()).put("family", card.family()).put("vendor", card.vendor());
        json.set("memoryGb", known(card.memoryGb()));
        json.set("bandwidthGbs", known(card.bandwidthGbs()));
        json.set("tensorTflops", known(card.tensorTflops()));
        json.set("boardPowerWatts", known(card.boardPowerWatts()));
        json.set("released", Json.text(card.released()));
        json.set("aliases", Json.array(card.aliases(), Json::text));
        return json;
    }

    /// The catalogue writes 0 where it does not know.
    private static JsonNode known(double value) {
        return Json.number(value == 0 ? null : value);
    }
}
