package org.escargot.cli.play;

import java.io.IOException;
import java.net.BindException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.escargot.cli.input.FamousOption;
import org.escargot.cli.input.InputOptions;
import org.escargot.cli.options.DurationArgument;
import org.escargot.cli.output.LineOutput;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;
import org.escargot.cli.speech.Report;
import org.escargot.cli.speech.Said;
import org.escargot.cli.terminal.ExitCode;
import org.escargot.cli.terminal.Terminal;
import org.escargot.game.Board;
import org.escargot.game.Decoded;
import org.escargot.game.GameFiles;
import org.escargot.game.keeping.LinkCodec;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "play",
        header = "Opens the page on which people play, solve and learn.",
        description =
                "Serves the page on this machine alone, unless --host says otherwise, always at the same address, "
                        + "because browsers store saved games per address. If it is already running, the page is opened there. "
                        + "Ends with Ctrl-C.",
        mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {
    private static final int PORT = 8729;

    private final Terminal terminal;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "" + PORT,
            description = "The port (default: ${DEFAULT-VALUE}). Games saved at another one are not seen.")
    private int port;

    private @Nullable Hosts asked;

    @Option(
            names = "--idle",
            paramLabel = "D",
            description =
                    "Ends when nothing was asked of it for so long, such as 90m (default: never). The page goes on "
                            + "in the browser, which has kept it.")
    private @Nullable String idle;

    @Option(names = "--no-browser", description = "Prints the address and opens nothing.")
    private boolean noBrowser;

    @Parameters(
            arity = "0..1",
            paramLabel = "PUZZLE|FILE",
            description = "What to play: a puzzle, or the first one of a file.")
    private Optional<String> puzzle = Optional.empty();

    @Mixin
    private InputOptions input;

    @Mixin
    private FamousOption famous;

    public PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Option(
            names = "--host",
            paramLabel = "IP",
            description =
                    "Serves it at this address of the machine, such as 192.168.1.5, or at all of them, 0.0.0.0, for "
                            + "other devices or out of a container; without it only this machine can reach it. Nothing of "
                            + "anybody's games comes to the server. Browsers keep the page for use offline only at localhost or "
                            + "behind https.")
    void setHost(String typed) {
        asked = Hosts.of(typed);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 1 || port > 65_535) {
            throw new BadInput(Complaint.WITHIN, "--port", 1, 65_535, port);
        }
        Hosts hosts = asked == null ? Hosts.own() : asked;
        long idleNanos = idle == null ? Long.MAX_VALUE / 2 : DurationArgument.nanos("--idle", idle);
        String address = "http://" + hosts.name() + ":" + port + "/";
        String page = address + wanted().map(this::fragment).orElse("");
        try (SiteServer server = SiteServer.start(Site.BUILT, hosts, port)) {
            if (!hosts.areOwn()) {
                terminal.complain(Complaint.REACHABLE);
            }
            say(page, Report.PLAYS);
            server.untilIdle(idleNanos);
        } catch (BindException e) {
            if (!hosts.areOwn()) {
                throw new BadInput(
                        Complaint.HOST_UNUSABLE, hosts.addresses().getFirst().getHostAddress(), port);
            }
            playThere(page, e);
        } catch (IOException e) {
            throw new BadInput(Complaint.UNSERVED, String.valueOf(e.getMessage()));
        }
        return ExitCode.OK;
    }

    private Optional<String> wanted() {
        return famous.argument(puzzle.stream().toList()).or(() -> puzzle);
    }

    /// Opens `page` where Escargot has the port already.
    private void playThere(String page, BindException taken) {
        if (!SiteServer.isTaken(port)) {
            throw new BadInput(Complaint.PORT_UNUSABLE, port, String.valueOf(taken.getMessage()));
        }
        if (!SiteServer.runsAt(port)) {
            throw new BadInput(Complaint.PORT_TAKEN, port);
        }
        say(page, Report.PLAYS_ALREADY);
    }

    private String fragment(String argument) {
        String text = input.onePuzzle(terminal, argument).puzzle().toString();
        return switch (GameFiles.read(text)) {
            case Decoded.Done<Board> board -> "#" + LinkCodec.write(board.value());
            case Decoded.Failed<Board> failed ->
                throw new BadInput(
                        Complaint.PLACE,
                        new Said(Report.THE_PUZZLE),
                        failed.problem().line(),
                        failed.problem().column(),
                        terminal.speech().flaw(failed.problem().flaw()));
        };
    }

    private void say(String page, Report report) {
        new LineOutput(terminal.out()).write(terminal.speech().say(report, page) + "\n");
        if (!noBrowser && !Browser.open(page)) {
            terminal.complain(Complaint.NO_BROWSER);
        }
    }
}
