package org.escargot.cli.play;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Answers a browser's requests with the page's files. Where only this machine can reach it, those alone get them who
/// know the server by a name of this machine: a page of another site, whose own name leads here, gets nothing.
final class SiteAnswers implements HttpHandler {
    /// Who answers here: a second `play` asks before it sends a browser there.
    static final String NAME = "Escargot";

    /// Only scripts, styles, pictures and frames of the page itself; nothing of other sites, and in no other site's
    /// frame.
    private static final String POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
                    + "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; frame-src 'self'; manifest-src 'self'; "
                    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /// The workers of the engine draw nothing and keep nothing.
    private static final String WORKER_POLICY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

    /// Code that people write runs in an origin of its own, which has no storage, no network and no way to the page.
    private static final String SANDBOX_POLICY = "sandbox allow-scripts; default-src 'none'; "
            + "script-src 'unsafe-inline' blob:; worker-src blob:; frame-ancestors 'self'";

    private static final Set<String> NAMES = Set.of("localhost", "127.0.0.1", "[::1]");

    private final Site site;
    private final Hosts hosts;
    private final Runnable asked;

    /// @param asked is run at each request
    SiteAnswers(Site site, Hosts hosts, Runnable asked) {
        this.site = site;
        this.hosts = hosts;
        this.asked = asked;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        asked.run();
        try (exchange) {
            String method = exchange.getRequestMethod();
            exchange.getResponseHeaders().set("Server", NAME);
            if (hosts.areOwn() && !isMeant(exchange)) {
                misdirected(exchange);
            } else if (method.equals("GET") || method.equals("HEAD")) {
                answer(exchange, method.equals("HEAD"));
            } else {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                exchange.sendResponseHeaders(405, -1);
            }
        }
    }

    /// Whether the request names this machine, and the port unless it is the usual one.
    private static boolean isMeant(HttpExchange exchange) {
        String host = exchange.getRequestHeaders().getFirst("Host");
        int port = exchange.getLocalAddress().getPort();
        if (host == null) {
            return false;
        }
        String name = host.toLowerCase(Locale.ROOT);
        String end = ":" + port;
        return NAMES.contains(name.endsWith(end) ? name.substring(0, name.length() - end.length()) : name)
                && (name.endsWith(end) || port == 80);
    }

    private static void misdirected(HttpExchange exchange) throws IOException {
        int port = exchange.getLocalAddress().getPort();
        byte[] sentence = ("Escargot answers at http://localhost:" + port + "/ and by no other name.\n")
                .getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
        boolean headOnly = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(421, headOnly ? -1 : sentence.length);
        if (!headOnly) {
            exchange.getResponseBody().write(sentence);
        }
    }

    private void answer(HttpExchange exchange, boolean headOnly) throws IOException {
        String path = exchange.getRequestURI().getPath();
        Optional<Site.Page> found = path == null ? Optional.empty() : site.at(path);
        if (found.isEmpty()) {
            exchange.sendResponseHeaders(404, -1);
            return;
        }
        Site.Page page = found.get();
        describe(exchange.getResponseHeaders(), path, page);
        if (isKnown(page.tag(), exchange.getRequestHeaders())) {
            exchange.sendResponseHeaders(304, -1);
        } else {
            send(exchange, page, headOnly);
        }
    }

    private static void describe(Headers headers, String path, Site.Page page) {
        headers.set("Content-Type", page.type());
        headers.set("Content-Security-Policy", policy(path));
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Vary", "Accept-Encoding");
        headers.set("ETag", page.tag());
        headers.set("Cache-Control", page.isLasting() ? "public, max-age=31536000, immutable" : "no-cache");
    }

    private static String policy(String path) {
        if (path.equals("/sandbox.html")) {
            return SANDBOX_POLICY;
        }
        return path.contains("/worker-") ? WORKER_POLICY : POLICY;
    }

    /// Whether the browser has it already.
    private static boolean isKnown(String tag, Headers asked) {
        return asked.getOrDefault("If-None-Match", List.of()).stream().anyMatch(tags -> tags.contains(tag));
    }

    private static void send(HttpExchange exchange, Site.Page page, boolean headOnly) throws IOException {
        boolean byGzip = takesGzip(exchange.getRequestHeaders().getFirst("Accept-Encoding"));
        if (byGzip) {
            exchange.getResponseHeaders().set("Content-Encoding", "gzip");
        }
        int length = page.length(byGzip);
        if (headOnly) {
            exchange.getResponseHeaders().set("Content-Length", Integer.toString(length));
            exchange.sendResponseHeaders(200, -1);
            return;
        }
        // To the server 0 means a length that is not known, and -1 means none.
        exchange.sendResponseHeaders(200, length == 0 ? -1 : length);
        try (OutputStream body = exchange.getResponseBody();
                InputStream content = page.content(byGzip)) {
            content.transferTo(body);
        }
    }

    /// Whether `encodings`, such as `br, gzip;q=0.5`, has gzip with a weight that is not 0.
    static boolean takesGzip(@Nullable String encodings) {
        if (encodings != null) {
            for (String encoding : encodings.toLowerCase(Locale.ROOT).split(",", -1)) {
                String[] parts = encoding.replace(" ", "").split(";", -1);
                if (parts[0].equals("gzip")) {
                    return parts.length == 1 || !parts[1].matches("q=0(\\.0*)?");
                }
            }
        }
        return false;
    }
}
