package org.escargot.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// What a command talks to.
///
/// @param in standard input
/// @param out standard output, unbuffered: a command writes whole blocks of lines
/// @param err standard error, for people
/// @param inIsTerminal whether a person types the input
/// @param outIsTerminal whether a person reads the output
/// @param errIsTerminal whether a person sees the messages
/// @param columns how wide the terminal is
record Terminal(
        InputStream in,
        OutputStream out,
        PrintStream err,
        boolean inIsTerminal,
        boolean outIsTerminal,
        boolean errIsTerminal,
        int columns) {

    /// The process's own streams. The launcher says which are terminals in the property `escargot.terminal`
    /// (letters i, o, e): asking the JDK would load its console, and that takes longer than a puzzle.
    static Terminal ofProcess() {
        String told = System.getProperty("escargot.terminal");
        String letters = told != null ? told : lettersFromConsole();
        return new Terminal(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                letters.contains("i"),
                letters.contains("o"),
                letters.contains("e"),
                Math.max(20, Integer.getInteger("escargot.columns", 80)));
    }

    @SuppressWarnings("SystemConsoleNull") // since JDK 25 it is null again where there is no terminal
    private static String lettersFromConsole() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent() ? "ioe" : "";
    }

    /// A terminal for tests: nobody is watching.
    static Terminal of(InputStream in, OutputStream out, OutputStream err) {
        return new Terminal(in, out, new PrintStream(err, true, StandardCharsets.UTF_8), false, false, false, 80);
    }

    /// Says one sentence to the person, prefixed as every program does.
    void complain(String sentence) {
        err.println("escargot: " + sentence);
    }
}
