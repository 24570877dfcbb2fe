package org.escargot.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SiteServerTest {
    private SiteServer server;

    @BeforeEach
    void start() throws IOException {
        server = SiteServer.start(new Site("/site"), 0);
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
        assertThat(page.header("Content-Security-Policy"))
                .contains("default-src 'none'")
                .doesNotContain("'unsafe-eval'")
                .doesNotContain("unsafe-inline");
    }

    @Test
    void letsTheWorkerAloneBuildFunctionsFromText() throws IOException {
        Reply worker = ask("GET", "assets/worker-1.js", "identity");
        assertThat(worker.body()).contains("postMessage");
        assertThat(worker.header("Content-Security-Policy")).contains("'unsafe-eval'");
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
        assertThat(ask("HEAD", "", "gzip").body()).isEmpty();
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
        assertThatThrownBy(() -> SiteServer.start(new Site("/site"), port)).isInstanceOf(BindException.class);
        assertThat(SiteServer.runsAt(server.address())).isTrue();
        server.close();
        assertThat(SiteServer.runsAt(server.address())).isFalse();
    }

    @Test
    void saysWhenThePageIsNotPartOfTheBuild() {
        assertThatThrownBy(() -> SiteServer.start(new Site("/nothing"), 0))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Node.js");
    }

    private record Reply(HttpURLConnection connection, int status, String body) {
        String header(String name) {
            return connection.getHeaderField(name);
        }
    }

    private Reply ask(String method, String path, String encoding) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(server.address() + path).toURL().openConnection();
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
}
