package org.breakeven.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.breakeven.app.Shipped;
import org.breakeven.imports.FileReport.PriceFile;
import org.breakeven.imports.UnreadableFile;
import org.breakeven.imports.mapping.MappingGuess;
import org.breakeven.imports.mapping.MappingProfile;
import org.breakeven.imports.mapping.MappingProfiles;
import org.breakeven.imports.mapping.Question;
import org.breakeven.imports.mapping.TableDraft;
import org.breakeven.imports.mapping.TableMapper;
import org.breakeven.imports.mapping.TableMapping;
import org.breakeven.model.Message;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `breakeven map`: what the columns of a table mean, guessed or as an edited file says, printed and kept as a profile.
@Command(name = "map")
final class MapCommand implements Callable<Integer> {

    private final Console console;
    private final TableMapper mapper = Shipped.mapper();

    @Parameters(paramLabel = "FILE", descriptionKey = "cli.help.table")
    private Path file;

    @Option(names = "--sheet", paramLabel = "S", descriptionKey = "cli.help.sheet")
    private String sheet;

    @Option(names = "--use", paramLabel = "M.json", descriptionKey = "cli.help.use")
    private Path use;

    @Option(names = "--provider", paramLabel = "P", descriptionKey = "cli.help.provider")
    private String provider;

    @Option(names = "--currency", paramLabel = "C", descriptionKey = "cli.help.mapCurrency")
    private String currency;

    @Option(names = "--gpus", paramLabel = "N", descriptionKey = "cli.help.gpus")
    private Integer gpus;

    @Option(names = "--unit", paramLabel = "U", descriptionKey = "cli.help.unit")
    private String unit;

    @Option(names = "--save", paramLabel = "NAME", descriptionKey = "cli.help.save")
    private String save;

    @Mixin
    private ProfileOptions profiles;

    MapCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (save != null && !MappingProfile.isName(save)) {
            throw new UserError("cli.map.noName", save);
        }
        try {
            TableDraft draft = sheet == null ? mapper.draft(file) : mapper.draft(file, knownSheet());
            MappingGuess guess = mapper.guess(draft);
            return use == null ? mapped(draft, guess, said(guess.mapping()), true) : mapped(draft, guess, said(edited(draft)), false);
        } catch (UnreadableFile e) {
            throw new UserError(e.reason(), e);
        }
    }

    private String knownSheet() throws UnreadableFile {
        List<String> sheets = mapper.draft(file).sheets();
        if (!sheets.contains(sheet)) {
            throw new UserError("cli.map.noSheet", sheet, String.join(", ", sheets));
        }
        return sheet;
    }

    private TableMapping edited(TableDraft draft) throws UnreadableFile {
        return MappingProfiles.load(use).chosenFor(draft)
                .orElseThrow(() -> new UserError("cli.map.otherColumns", use.toString(), file.toString()));
    }

    private TableMapping said(TableMapping mapping) {
        TableMapping said = provider == null ? mapping : mapping.withProvider(provider.strip());
        said = currency == null ? said : said.withCurrency(Currencies.check(currency));
        said = unit == null ? said : said.withUnit(unit);
        return gpus == null ? said : said.withGpusPerRow(gpus);
    }

    /// @param guessed the roles are guesses that nobody has confirmed
    private int mapped(TableDraft draft, MappingGuess guess, TableMapping mapping, boolean guessed) {
        List<Question> open = mapper.questions(draft, mapping);
        List<Question> all = guessed ? guess.withAnswered(open) : open;
        all.forEach(question -> console.say(question.text()));
        PriceFile preview = mapper.preview(draft, mapping);
        console.say(Message.of("cli.map.preview", preview.offers().size(), preview.quotes().size(), preview.rows().rejected(), preview.rows().read()));
        boolean unanswered = all.stream().anyMatch(Question::isBlocking);
        if (save == null) {
            console.out().println(Json.print(MappingJson.of(draft, guess, mapping, all)));
            return unanswered ? ExitStatus.DONE_WITH_REJECTED_ROWS : ExitStatus.DONE;
        }
        if (unanswered) {
            throw new UserError("cli.map.open", file.toString(), save);
        }
        return kept(new MappingProfile(save, mapping));
    }

    private int kept(MappingProfile profile) {
        MappingProfiles folder = profiles.profiles();
        try {
            folder.save(profile);
        } catch (IOException e) {
            throw new UserError(Message.of("cli.map.notSaved", folder.folder().toString(), String.valueOf(e.getMessage())), e);
        }
        console.say(Message.of("cli.map.saved", profile.format(), folder.folder().toString()));
        return ExitStatus.DONE;
    }
}
