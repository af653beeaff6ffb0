package org.breakeven.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.breakeven.imports.FileReport;
import org.breakeven.imports.FileReport.CardUsage;
import org.breakeven.imports.FileReport.CurrencyTotal;
import org.breakeven.imports.FileReport.GpuHours;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.imports.FileReport.UsageFile;
import org.breakeven.imports.ImportProblem;
import org.breakeven.model.Message;
import org.breakeven.model.RentOffer;

/// `breakeven import --json`: one object a file.
final class ImportJson {

    private ImportJson() {
    }

    static JsonNode of(List<JsonNode> files) {
        ObjectNode root = Json.object();
        root.set("files", Json.array(files, file -> file));
        return root;
    }

    static JsonNode file(FileReport report) {
        ObjectNode json = head(report);
        switch (report) {
            case UsageFile usage -> usage(json, usage);
            case PriceFile prices -> prices(json, prices);
        }
        json.set("problems", Json.array(report.problems(), ImportJson::problem));
        json.set("assumptions", Json.array(report.assumptions(), Json::english));
        return json;
    }

    /// A file of which nothing could be taken.
    static JsonNode unreadable(String file, Message reason) {
        ObjectNode problem = Json.object();
        problem.putNull("row").putNull("column").put("severity", ImportProblem.Severity.ERROR.id());
        problem.set("reason", Json.english(reason));
        ObjectNode json = Json.object().put("file", file).put("kind", "unknown").putNull("format");
        json.set("problems", Json.array(List.of(problem), each -> each));
        return json;
    }

    private static ObjectNode head(FileReport report) {
        FileReport.Rows rows = report.rows();
        return Json.object().put("file", report.file())
                .put("kind", report instanceof UsageFile ? "usage" : "prices").put("format", report.format())
                .put("rowsRead", rows.read()).put("rowsAccepted", rows.accepted())
                .put("rowsRejected", rows.rejected()).put("rowsDuplicate", rows.duplicate());
    }

    private static void usage(ObjectNode json, UsageFile usage) {
        json.set("period", period(usage.period()));
        json.set("totals", Json.array(usage.totals(), ImportJson::total));
        json.set("gpuHours", hours(Json.object(), usage.hours()));
        json.put("peakGpus", usage.peakGpus());
        json.set("byCard", Json.array(usage.byCard(), ImportJson::card));
        json.set("meanUtilization", Json.number(usage.meanUtilization()));
        json.putArray("inventory");
        json.putArray("offers");
    }

    private static void prices(ObjectNode json, PriceFile prices) {
        json.putNull("period");
        json.putArray("totals");
        json.putNull("gpuHours").putNull("peakGpus");
        json.putArray("byCard");
        json.putNull("meanUtilization");
        json.putArray("inventory");
        json.set("offers", Json.array(prices.offers(), (RentOffer offer) -> OfferJson.of(offer)));
        json.set("quotes", Json.array(prices.quotes(), quote -> OfferJson.of(quote)));
        json.set("fees", Json.array(prices.fees(), fee -> OfferJson.of(fee)));
    }

    private static JsonNode period(FileReport.Period period) {
        if (period == null) {
            return NullNode.getInstance();
        }
        ObjectNode json = Json.object();
        json.set("start", Json.time(period.start()));
        json.set("end", Json.time(period.end()));
        return json;
    }

    private static JsonNode total(CurrencyTotal total) {
        return Json.object().put("currency", total.currency())
                .put("billed", Json.exact(total.billed())).put("effective", Json.exact(total.effective()));
    }

    private static ObjectNode hours(ObjectNode json, GpuHours hours) {
        return json.put("paid", Json.exact(hours.paid())).put("running", Json.exact(hours.running()))
                .put("observed", Json.exact(hours.observed())).put("busy", Json.exact(hours.busy()))
                .put("idle", Json.exact(hours.idle()));
    }

    private static JsonNode card(CardUsage card) {
        ObjectNode json = Json.object().put("card", card.card()).put("rawName", card.rawName());
        return hours(json, card.hours()).put("billed", Json.exact(card.billed())).put("currency", card.currency());
    }

    private static JsonNode problem(ImportProblem problem) {
        ObjectNode json = Json.object();
        json.set("row", problem.row() == 0 ? NullNode.getInstance() : json.numberNode(problem.row()));
        json.set("column", Json.text(problem.column()));
        json.put("severity", problem.severity().id());
        json.set("reason", Json.english(problem.reason()));
        json.put("found", problem.found());
        json.set("expected", Json.english(problem.expected()));
        return json;
    }
}
