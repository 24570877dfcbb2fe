package org.escargot.cli.play;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;

/// Serves the page's files, usually to the browsers of this machine alone, at both of its own addresses, 127.0.0.1 and
/// [::1]: a browser that is sent to `localhost` may take either, and what answers there has the saved games.
final class SiteServer implements AutoCloseable {
    private static final int PATIENCE_MS = 2_000;

    static {
        // Who asks for half a page, or for pages without end, is left; a page of ours asks for forty files at a
        // time.
        System.setProperty("sun.net.httpserver.maxReqTime", "10");
        System.setProperty("sun.net.httpserver.maxRspTime", "60");
        System.setProperty("sun.net.httpserver.maxReqHeaderSize", "16384");
        System.setProperty("jdk.httpserver.maxConnections", "500");
    }

    private final List<HttpServer> servers = new ArrayList<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final AtomicLong lastAsked = new AtomicLong(System.nanoTime());

    private SiteServer() {}

    /// Serves `site` at `port` of `hosts`; 0 takes any that is free.
    ///
    /// @throws java.net.BindException when the port is taken at one of them, or one is not of this machine
    static SiteServer start(Site site, Hosts hosts, int port) throws IOException {
        if (site.at("/").isEmpty()) {
            throw new BadInput(Complaint.NO_PAGE);
        }
        SiteServer server = new SiteServer();
        SiteAnswers answers = new SiteAnswers(site, hosts, () -> server.lastAsked.set(System.nanoTime()));
        try {
            for (InetAddress address : hosts.addresses()) {
                server.add(address, server.servers.isEmpty() ? port : server.port(), answers);
            }
        } catch (IOException e) {
            server.close();
            throw e;
        }
        return server;
    }

    /// Whether it is Escargot that answers at `port`, wherever something does.
    static boolean runsAt(int port) {
        List<InetAddress> taken = Hosts.own().addresses().stream()
                .filter(each -> isTaken(each, port))
                .toList();
        return !taken.isEmpty() && taken.stream().allMatch(each -> isOurs(each, port));
    }

    /// Whether a program answers at `port`.
    static boolean isTaken(int port) {
        return Hosts.own().addresses().stream().anyMatch(each -> isTaken(each, port));
    }

    /// Where it serves.
    String address() {
        return "http://localhost:" + port() + "/";
    }

    /// Its port.
    int port() {
        return servers.getFirst().getAddress().getPort();
    }

    /// Waits until the server is closed, or nothing was asked of it for `nanos`.
    void untilIdle(long nanos) throws InterruptedException {
        long left = nanos;
        while (left > 0 && !closed.await(left, TimeUnit.NANOSECONDS)) {
            left = lastAsked.get() + nanos - System.nanoTime();
        }
    }

    @Override
    public void close() {
        servers.forEach(each -> each.stop(0));
        threads.shutdownNow();
        closed.countDown();
    }

    private void add(InetAddress address, int port, SiteAnswers answers) throws IOException {
        HttpServer http = HttpServer.create(new InetSocketAddress(address, port), 0);
        http.setExecutor(threads);
        http.createContext("/", answers);
        // At once, for one that was never started keeps its port when it is stopped.
        http.start();
        servers.add(http);
    }

    private static boolean isTaken(InetAddress address, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), PATIENCE_MS);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    private static boolean isOurs(InetAddress address, int port) {
        String host = address.getAddress().length == 4 ? "127.0.0.1" : "[::1]";
        try {
            var connection =
                    URI.create("http://" + host + ":" + port + "/").toURL().openConnection();
            connection.setConnectTimeout(PATIENCE_MS);
            connection.setReadTimeout(PATIENCE_MS);
            return SiteAnswers.NAME.equals(connection.getHeaderField("Server"));
        } catch (IOException _) {
            return false;
        }
    }
}
