package org.escargot.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.escargot.cli.speech.BadInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SiteServerTest {
    private static final InetAddress SIX = InetAddress.ofLiteral("::1");

    private SiteServer server;

    @BeforeEach
    void start() throws IOException {
        server = SiteServer.start(new Site("/site"), Hosts.own(), 0);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void servesThePageUnderAStrictPolicy() throws IOException {
        Reply page = ask("GET", "", "identity");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.body()).contains("<title>Site</title>");
        assertThat(page.header("Content-Type")).isEqualTo("text/html; charset=utf-8");
        assertThat(page.header("Cache-Control")).isEqualTo("no-cache");
        assertThat(page.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
        assertThat(page.header("Content-Security-Policy"))
                .contains("default-src 'none'")
                .doesNotContain("'unsafe-eval'")
                .doesNotContain("unsafe-inline");
    }

    @Test
    void servesWorkersUnderAStricterPolicy() throws IOException {
        Reply worker = ask("GET", "assets/worker-1.js", "identity");
        assertThat(worker.body()).contains("postMessage");
        assertThat(worker.header("Content-Security-Policy"))
                .isEqualTo("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
        assertThat(worker.header("Cache-Control")).contains("immutable");
    }

    @Test
    void givesTheSandboxAnOriginOfItsOwnAndNothingElse() throws IOException {
        Reply sandbox = ask("GET", "sandbox.html", "identity");
        assertThat(sandbox.header("Content-Security-Policy"))
                .startsWith("sandbox allow-scripts; default-src 'none';")
                .doesNotContain("allow-same-origin")
                .doesNotContain("connect-src");
        assertThat(ask("GET", "", "identity").header("Content-Security-Policy")).contains("frame-src 'self'");
    }

    @Test
    void zipsForThoseWhoTakeIt() throws IOException {
        Reply page = ask("GET", "", "br, gzip");
        assertThat(page.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(page.header("Content-Length"))
                .isEqualTo(Integer.toString(page.body().length()));
        assertThat(ask("GET", "", "br, gzip;q=0").header("Content-Encoding")).isNull();
        assertThat(ask("GET", "", "gzip ; q=0.5").header("Content-Encoding")).isEqualTo("gzip");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "identity"})
    void saysTheLengthToThoseWhoWantNoMore(String encoding) throws IOException {
        Reply head = ask("HEAD", "", encoding);
        assertThat(head.body()).isEmpty();
        assertThat(head.header("Content-Length"))
                .isEqualTo(Integer.toString(ask("GET", "", encoding).body().length()));
    }

    @Test
    void sendsNothingAnewThatDidNotChange() throws IOException {
        String tag = ask("GET", "", "gzip").header("ETag");
        assertThat(say("GET / HTTP/1.1", "Host: localhost:" + server.port(), "If-None-Match: " + tag))
                .startsWith("HTTP/1.1 304 ");
        assertThat(say("GET / HTTP/1.1", "Host: localhost:" + server.port(), "If-None-Match: \"0\""))
                .startsWith("HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "LOCALHOST", "127.0.0.1", "[::1]"})
    void answersToTheNamesOfThisMachine(String name) throws IOException {
        assertThat(say("GET / HTTP/1.1", "Host: " + name + ":" + server.port())).startsWith("HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"evil.example:PORT", "localhost", "localhost:1", "localhost:PORT.evil.example", "[::2]:PORT", ""
            })
    void answersToNoOtherName(String host) throws IOException {
        String reply = say("GET / HTTP/1.1", "Host: " + host.replace("PORT", "" + server.port()));
        assertThat(reply).startsWith("HTTP/1.1 421 ").doesNotContain("<title>");
        assertThat(reply).endsWith("Escargot answers at " + server.address() + " and by no other name.\n");
    }

    @Test
    void answersAtBothAddressesOfThisMachine() throws IOException {
        assertThat(askAt("http://127.0.0.1:" + server.port() + "/", "GET", "identity")
                        .status())
                .isEqualTo(200);
        assumeTrue(NetworkInterface.getByInetAddress(SIX) != null);
        assertThat(askAt("http://[::1]:" + server.port() + "/", "GET", "identity")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void servesNowhereWhereOneAddressBelongsToAnother() throws IOException {
        assumeTrue(NetworkInterface.getByInetAddress(SIX) != null);
        try (ServerSocket other = new ServerSocket(0, 1, SIX)) {
            int port = other.getLocalPort();
            assertThatThrownBy(() -> SiteServer.start(new Site("/site"), Hosts.own(), port))
                    .isInstanceOf(BindException.class);
            // What it had at the first address is free again.
            new ServerSocket(port, 1, InetAddress.ofLiteral("127.0.0.1")).close();
        }
    }

    @Test
    void neverTakesAnotherProgramForItself() throws IOException {
        assumeTrue(NetworkInterface.getByInetAddress(SIX) != null);
        HttpServer other = HttpServer.create(new InetSocketAddress(SIX, 0), 0);
        other.createContext("/", exchange -> exchange.sendResponseHeaders(200, -1));
        other.start();
        try {
            int port = other.getAddress().getPort();
            assertThat(SiteServer.isTaken(port)).isTrue();
            assertThat(SiteServer.runsAt(port)).isFalse();
        } finally {
            other.stop(0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/%", "//", "*", "http://localhost/../x"})
    void answersWhateverIsAskedFor(String target) throws IOException {
        assertThat(say("GET " + target + " HTTP/1.1", "Host: localhost:" + server.port()))
                .matches(Pattern.compile("HTTP/1.1 4\\d\\d .*", Pattern.DOTALL));
    }

    @Test
    void hasNoPathThatIsTooDeep() {
        assertThat(new Site("/site").at("/a".repeat(20_000) + "!")).isEmpty();
    }

    @Test
    void keepsNothingThatIsNotThere() {
        Site site = new Site("/site");
        assertThat(site.at("/none.html")).isEmpty();
        assertThat(site.at("/index.html")).isPresent();
        assertThat(site.kept()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"none.html", "assets", "assets/", "../site/index.html", "%2e%2e/index.html", "index.exe"})
    void hasNothingElse(String path) throws IOException {
        assertThat(ask("GET", path, "identity").status()).isEqualTo(404);
    }

    @Test
    void takesNothing() throws IOException {
        Reply refused = ask("POST", "", "identity");
        assertThat(refused.status()).isEqualTo(405);
        assertThat(refused.header("Allow")).isEqualTo("GET, HEAD");
    }

    @Test
    void isKnownToASecondOneThatFindsThePortTaken() {
        int port = URI.create(server.address()).getPort();
        assertThatThrownBy(() -> SiteServer.start(new Site("/site"), Hosts.own(), port))
                .isInstanceOf(BindException.class);
        assertThat(SiteServer.runsAt(port)).isTrue();
        server.close();
        assertThat(SiteServer.runsAt(port)).isFalse();
    }

    @Test
    void saysWhenThePageIsNotPartOfTheBuild() {
        assertThatThrownBy(() -> SiteServer.start(new Site("/nothing"), Hosts.own(), 0))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Node.js");
    }

    private record Reply(HttpURLConnection connection, int status, String body) {
        String header(String name) {
            return connection.getHeaderField(name);
        }
    }

    /// What comes for a request of these lines, to its end.
    private String say(String... lines) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            String request = String.join("\r\n", lines) + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private Reply ask(String method, String path, String encoding) throws IOException {
        return askAt(server.address() + path, method, encoding);
    }

    private static Reply askAt(String address, String method, String encoding) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(address).toURL().openConnection();
        connection.setRequestMethod(method);
        connection.setRequestProperty("Accept-Encoding", encoding);
        int status = connection.getResponseCode();
        if (status >= 400) {
            return new Reply(connection, status, "");
        }
        try (InputStream body = connection.getInputStream()) {
            return new Reply(connection, status, new String(body.readAllBytes(), StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void otherDevicesReachItByAnyNameWhereThatIsAskedFor() throws IOException {
        server.close();
        server = SiteServer.start(new Site("/site"), Hosts.of("0.0.0.0"), 0);

        assertThat(Hosts.of("0.0.0.0").name()).isEqualTo("localhost");
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: sudoku.example\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("HTTP/1.1 200")
                    .containsIgnoringCase("Content-Security-Policy");
        }
    }

    @Test
    void loopbackAddressesAreThisMachineAlone() {
        assertThat(Hosts.of("127.0.0.1")).isEqualTo(Hosts.own());
        assertThat(Hosts.of("localhost")).isEqualTo(Hosts.own());
        assertThat(Hosts.of("192.0.2.7").areOwn()).isFalse();
        assertThat(Hosts.of("2001:db8::7").name()).isEqualTo("[2001:db8:0:0:0:0:0:7]");
        assertThatThrownBy(() -> Hosts.of("example.org"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("--host must be an address of this machine");
    }

    @Test
    void endsWhenNothingIsAskedOfIt() throws InterruptedException {
        server.untilIdle(1);

        assertThat(server.port()).isPositive();
    }
}
