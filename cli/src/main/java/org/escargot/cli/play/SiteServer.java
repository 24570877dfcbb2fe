package org.escargot.cli.play;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;

/// Serves the page's files to the browsers of this machine, at both of its own addresses, 127.0.0.1 and [::1]: a
/// browser that is sent to `localhost` may take either, and what answers there has the saved games.
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

    private SiteServer() {}

    /// Serves `site` at `port` of the loopback addresses; 0 takes any that is free.
    ///
    /// @throws java.net.BindException when the port is taken at either of them
    static SiteServer start(Site site, int port) throws IOException {
        if (site.at("/").isEmpty()) {
            throw new BadInput(Complaint.NO_PAGE);
        }
        SiteServer server = new SiteServer();
        try {
            for (InetAddress address : addresses()) {
                server.add(address, server.servers.isEmpty() ? port : server.port(), site);
            }
        } catch (IOException e) {
            server.close();
            throw e;
        }
        return server;
    }

    /// Whether it is Escargot that answers at `port`, wherever something does.
    static boolean runsAt(int port) {
        List<InetAddress> taken =
                addresses().stream().filter(each -> isTaken(each, port)).toList();
        return !taken.isEmpty() && taken.stream().allMatch(each -> isOurs(each, port));
    }

    /// Whether a program answers at `port`.
    static boolean isTaken(int port) {
        return addresses().stream().anyMatch(each -> isTaken(each, port));
    }

    /// Where it serves.
    String address() {
        return "http://localhost:" + port() + "/";
    }

    /// Its port.
    int port() {
        return servers.getFirst().getAddress().getPort();
    }

    /// Waits until the server is closed.
    void untilClosed() throws InterruptedException {
        closed.await();
    }

    @Override
    public void close() {
        servers.forEach(each -> each.stop(0));
        threads.shutdownNow();
        closed.countDown();
    }

    private void add(InetAddress address, int port, Site site) throws IOException {
        HttpServer http = HttpServer.create(new InetSocketAddress(address, port), 0);
        http.setExecutor(threads);
        http.createContext("/", new SiteAnswers(site));
        // At once, for one that was never started keeps its port when it is stopped.
        http.start();
        servers.add(http);
    }

    /// The loopback addresses that this machine has: some have none of the newer kind.
    private static List<InetAddress> addresses() {
        return Stream.of("127.0.0.1", "::1")
                .map(InetAddress::ofLiteral)
                .filter(SiteServer::isHere)
                .toList();
    }

    private static boolean isHere(InetAddress address) {
        try {
            return NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException _) {
            return false;
        }
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
