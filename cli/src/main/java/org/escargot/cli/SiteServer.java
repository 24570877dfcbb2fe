package org.escargot.cli;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPInputStream;

/// Serves the page's files to the browsers of this machine.
final class SiteServer implements AutoCloseable {
    /// Who answers here: a second `play` asks before it sends a browser there.
    private static final String NAME = "Escargot";

    /// Scripts, styles, pictures and frames of our own alone; nothing of anybody else's, in nobody's frame.
    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            + "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; frame-src 'self'; manifest-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /// The engine's loader builds functions from text, in its worker alone, which sees no page.
    private static final String WORKER_POLICY =
            "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";

    /// Code that people write runs in an origin of its own, which has no storage, no network and no way to the page.
    private static final String SANDBOX_POLICY = "sandbox allow-scripts; default-src 'none'; "
            + "script-src 'unsafe-inline' blob:; worker-src blob:; frame-ancestors 'self'";

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Site site;
    private final CountDownLatch closed = new CountDownLatch(1);

    private SiteServer(HttpServer server, Site site) {
        this.server = server;
        this.site = site;
    }

    /// Serves `site` at `port` of the loopback address; 0 takes any that is free.
    ///
    /// @throws java.net.BindException when the port is taken
    static SiteServer start(Site site, int port) throws IOException {
        if (site.at("/").isEmpty()) {
            throw new BadInput("the page is not part of this build, for which Node.js with npm must be installed");
        }
        HttpServer http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        SiteServer server = new SiteServer(http, site);
        http.setExecutor(server.threads);
        http.createContext("/", server::answer);
        http.start();
        return server;
    }

    /// Whether it is Escargot that answers at `address`.
    static boolean runsAt(String address) {
        try {
            var connection = URI.create(address).toURL().openConnection();
            connection.setConnectTimeout(2_000);
            connection.setReadTimeout(2_000);
            return NAME.equals(connection.getHeaderField("Server"));
        } catch (IOException _) {
            return false;
        }
    }

    /// Where it serves.
    String address() {
        return "http://localhost:" + server.getAddress().getPort() + "/";
    }

    /// Waits until somebody closes the server.
    void untilClosed() throws InterruptedException {
        closed.await();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
        closed.countDown();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String method = exchange.getRequestMethod();
            exchange.getResponseHeaders().set("Server", NAME);
            if (!method.equals("GET") && !method.equals("HEAD")) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                exchange.sendResponseHeaders(405, -1);
                return;
            }
            String path = exchange.getRequestURI().getPath();
            Optional<Site.Page> page = site.at(path);
            if (page.isEmpty()) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            describe(exchange.getResponseHeaders(), path, page.get());
            send(exchange, page.get(), method.equals("HEAD"));
        }
    }

    private static void describe(Headers headers, String path, Site.Page page) {
        headers.set("Content-Type", page.type());
        headers.set("Content-Security-Policy", policy(path));
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Vary", "Accept-Encoding");
        headers.set("Cache-Control", page.isLasting() ? "public, max-age=31536000, immutable" : "no-cache");
    }

    private static String policy(String path) {
        if (path.equals("/sandbox.html")) {
            return SANDBOX_POLICY;
        }
        return path.contains("/worker-") ? WORKER_POLICY : POLICY;
    }

    private static void send(HttpExchange exchange, Site.Page page, boolean headOnly) throws IOException {
        String encodings = exchange.getRequestHeaders().getFirst("Accept-Encoding");
        boolean zipped = encodings != null && encodings.contains("gzip");
        if (zipped) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
        }
        if (headOnly) {
            exchange.sendResponseHeaders(200, -1);
            return;
        }
        exchange.sendResponseHeaders(200, zipped ? page.zipped().length : 0);
        try (OutputStream body = exchange.getResponseBody()) {
            if (zipped) {
                body.write(page.zipped());
            } else {
                try (InputStream content = new GZIPInputStream(new ByteArrayInputStream(page.zipped()))) {
                    content.transferTo(body);
                }
            }
        }
    }
}
