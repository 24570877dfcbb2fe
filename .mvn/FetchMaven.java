import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// Fetches the Maven that maven.properties pins; `mvnw` and `mvnw.cmd` start it where that is not there yet:
/// `java FetchMaven.java maven.properties HOME`. Where a `mvn` is installed, it fetches the archive through that
/// one's own settings (mirrors, proxies).
void main(String... args) {
    Path home = Path.of(args[1]).toAbsolutePath();
    try {
        Properties pinned = new Properties();
        try (var in = Files.newBufferedReader(Path.of(args[0]))) {
            pinned.load(in);
        }
        Files.createDirectories(home.getParent());
        Path work = Files.createTempDirectory(home.getParent(), "fetch");
        try {
            install(pinned, work, home);
        } finally {
            delete(work);
        }
    } catch (IOException | NoSuchAlgorithmException | InterruptedException e) {
        String why = e.getMessage() == null ? e.toString() : e.getMessage();
        System.err.println("mvnw: could not fetch Maven into " + home + ": " + why);
        System.exit(1);
    }
}

private void install(Properties pinned, Path work, Path home)
        throws IOException, InterruptedException, NoSuchAlgorithmException {
    String name = "apache-maven-" + pinned.getProperty("mavenVersion");
    Path zip = work.resolve(name + "-bin.zip");
    if (!copyWithInstalledMaven(pinned.getProperty("mavenVersion"), work) || !Files.exists(zip)) {
        download(pinned, zip);
    }
    if (!sha512(zip).equals(pinned.getProperty("mavenSha512"))) {
        throw new IOException(zip.getFileName() + " is damaged: its SHA-512 is not the one in .mvn/maven.properties");
    }
    unpack(zip, work);
    try {
        Files.move(work.resolve(name), home);
    } catch (IOException e) {
        // Another build may have been faster: then its copy stays.
        if (!Files.isDirectory(home)) {
            throw e;
        }
    }
}

private boolean copyWithInstalledMaven(String version, Path work) throws IOException, InterruptedException {
    boolean windows = File.separatorChar == '\\';
    String command = windows ? "mvn.cmd" : "mvn";
    String path = System.getenv().getOrDefault("PATH", "");
    if (Stream.of(path.split(File.pathSeparator)).noneMatch(folder -> new File(folder, command).canExecute())) {
        return false;
    }
    Path pom = Files.writeString(
            work.resolve("pom.xml"),
            "<project><modelVersion>4.0.0</modelVersion>"
                    + "<groupId>x</groupId><artifactId>x</artifactId><version>1</version></project>");
    List<String> call = List.of(
            command,
            "-q",
            "-f",
            pom.toString(),
            "dependency:copy",
            "-DoutputDirectory=" + work,
            "-Dartifact=org.apache.maven:apache-maven:" + version + ":zip:bin");
    return new ProcessBuilder(call)
                    .redirectErrorStream(true)
                    .redirectOutput(work.resolve("log").toFile())
                    .start()
                    .waitFor()
            == 0;
}

private void download(Properties pinned, Path zip) throws IOException {
    String archive = System.getenv().getOrDefault("MAVEN_ARCHIVE", pinned.getProperty("mavenArchive"));
    URI place;
    try {
        place = URI.create(
                archive + "/maven-3/" + pinned.getProperty("mavenVersion") + "/binaries/" + zip.getFileName());
        place.toURL();
    } catch (IllegalArgumentException e) {
        throw new IOException("MAVEN_ARCHIVE must be an address such as https://host/maven, not " + archive, e);
    }
    URLConnection connection = connect(place);
    connection.setConnectTimeout(30_000);
    connection.setReadTimeout(60_000);
    try (InputStream in = connection.getInputStream()) {
        Files.copy(in, zip);
    } catch (IOException e) {
        throw new IOException(place + " cannot be read (" + e + ")", e);
    }
}

/// Through the proxy that `https_proxy` names, as curl does, or else the system's own.
private URLConnection connect(URI place) throws IOException {
    System.setProperty("java.net.useSystemProxies", "true");
    String told = System.getenv().getOrDefault("https_proxy", System.getenv().getOrDefault("HTTPS_PROXY", ""));
    if (told.isEmpty()) {
        return place.toURL().openConnection();
    }
    URI uri = URI.create(told.contains("://") ? told : "http://" + told);
    int port = uri.getPort() < 0 ? 80 : uri.getPort();
    return place.toURL().openConnection(new Proxy(Proxy.Type.HTTP, new InetSocketAddress(uri.getHost(), port)));
}

private String sha512(Path file) throws IOException, NoSuchAlgorithmException {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-512").digest(Files.readAllBytes(file)));
}

private void unpack(Path zip, Path folder) throws IOException {
    try (var in = new ZipInputStream(Files.newInputStream(zip))) {
        for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
            Path file = folder.resolve(entry.getName()).normalize();
            if (entry.isDirectory()) {
                Files.createDirectories(file);
            } else {
                Files.createDirectories(file.getParent());
                Files.copy(in, file);
                if (file.getParent().endsWith("bin")) {
                    file.toFile().setExecutable(true, false);
                }
            }
        }
    }
}

private void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
        files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
    }
}
