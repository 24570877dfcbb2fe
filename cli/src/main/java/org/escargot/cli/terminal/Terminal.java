package org.escargot.cli.terminal;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.escargot.cli.speech.Phrase;
import org.escargot.cli.speech.Said;
import org.escargot.cli.speech.Speech;
import org.escargot.cli.speech.Visible;
import org.escargot.cli.speech.WantedLanguage;
import org.escargot.explain.Language;

/// What a command talks to.
///
/// @param in standard input
/// @param out standard output, unbuffered: a command writes whole blocks of lines
/// @param err standard error, for people
/// @param inIsTerminal whether a person types the input
/// @param outIsTerminal whether a person reads the output
/// @param errIsTerminal whether a person sees the messages
/// @param columns how wide the terminal is
/// @param look what a terminal is to be sent beside plain text
/// @param speech says everything for people, in their language
/// @param askedSpeech says what programs may read too: in the language that was asked for, else in English
public record Terminal(
        InputStream in,
        OutputStream out,
        PrintStream err,
        boolean inIsTerminal,
        boolean outIsTerminal,
        boolean errIsTerminal,
        int columns,
        Look look,
        Speech speech,
        Speech askedSpeech) {
    private static final int USUAL_COLUMNS = 80;

    /// A terminal that can everything, and whose person reads English.
    public Terminal(
            InputStream in,
            OutputStream out,
            PrintStream err,
            boolean inIsTerminal,
            boolean outIsTerminal,
            boolean errIsTerminal,
            int columns) {
        this(
                in,
                out,
                err,
                inIsTerminal,
                outIsTerminal,
                errIsTerminal,
                columns,
                Look.STYLED,
                Speech.ENGLISH,
                Speech.ENGLISH);
    }

    /// The process's own streams. The launcher says in the property `escargot.terminal` which are terminals
    /// (letters i, o, e), and whether standard output is a file or a pipe (f, p): asking the JDK would load its
    /// console, and that takes longer than a puzzle.
    public static Terminal ofProcess() {
        String told = System.getProperty("escargot.terminal");
        String letters = told != null ? told : lettersFromConsole();
        return new Terminal(
                new FileInputStream(FileDescriptor.in),
                StandardOutput.ofProcess(StandardOutput.Kind.of(letters)),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                letters.contains("i"),
                letters.contains("o"),
                letters.contains("e"),
                columns(Integer.getInteger("escargot.columns", USUAL_COLUMNS)),
                Look.of(System.getenv(), System.getProperty("os.name", "").startsWith("Windows")),
                Speech.of(WantedLanguage.ofSystem(
                        System.getProperty("escargot.locale"),
                        System.getenv(),
                        System.getProperty("user.language", ""))),
                Speech.ENGLISH);
    }

    /// A terminal that says it has no columns does not know.
    static int columns(int told) {
        return told > 0 ? told : USUAL_COLUMNS;
    }

    @SuppressWarnings("SystemConsoleNull") // since JDK 25 it is null again where there is no terminal
    private static String lettersFromConsole() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent() ? "ioe" : "";
    }

    /// Streams for tests, which are no terminal.
    public static Terminal of(InputStream in, OutputStream out, OutputStream err) {
        return new Terminal(in, out, new PrintStream(err, true, StandardCharsets.UTF_8), false, false, false, 80);
    }

    /// The same terminal for a person who asks for `language`.
    public Terminal in(Language language) {
        Speech asked = Speech.of(language);
        Speech own = speech.isNamingCells() ? asked.with(speech.coordinates()) : asked;
        return new Terminal(in, out, err, inIsTerminal, outIsTerminal, errIsTerminal, columns, look, own, asked);
    }

    /// The same terminal for a person who wants colors or not.
    public Terminal with(ColorWish wish) {
        return withSpeech(wish.over(look), speech);
    }

    /// The same terminal for a person with `settings`; what programs read too stays as it is.
    public Terminal with(Settings settings) {
        Speech own = settings.language().map(Speech::of).orElse(speech);
        Speech wanted = settings.coordinates().map(own::with).orElse(own);
        return withSpeech(settings.color().map(wish -> wish.over(look)).orElse(look), wanted);
    }

    private Terminal withSpeech(Look newLook, Speech newSpeech) {
        return new Terminal(
                in, out, err, inIsTerminal, outIsTerminal, errIsTerminal, columns, newLook, newSpeech, askedSpeech);
    }

    /// Says `phrase` to the person.
    public void complain(Phrase phrase, Object... details) {
        complain(new Said(phrase, details).in(speech));
    }

    /// Says one sentence to the person, prefixed as every program does.
    public void complain(String sentence) {
        say("escargot: " + sentence);
    }

    /// Says a sentence to the person.
    public void say(String sentence) {
        err.println(Visible.line(sentence));
    }

    /// Whether what is printed may be bold.
    public boolean isStyled() {
        return look == Look.ALWAYS_STYLED || outIsTerminal && look == Look.STYLED;
    }

    /// `text`, which may have come from anywhere, as it can be printed.
    public String printable(String text) {
        return outIsTerminal ? Visible.lines(text) : text;
    }
}
