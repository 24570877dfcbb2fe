package org.escargot.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The browser of the person at this machine.
final class Browser {
    private Browser() {}

    /// Opens `address`; false where nothing is there to open it.
    static boolean open(String address) {
        for (String opener : openers(System.getProperty("os.name", "").toLowerCase(Locale.ROOT))) {
            List<String> command = new ArrayList<>(List.of(opener.split(" ")));
            command.add(address);
            try {
                new ProcessBuilder(command)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
                return true;
            } catch (IOException _) {
                // There is no such program; the next may be there.
            }
        }
        return false;
    }

    private static List<String> openers(String system) {
        if (system.contains("win")) {
            return List.of("rundll32 url.dll,FileProtocolHandler");
        }
        return system.contains("mac") ? List.of("open") : List.of("xdg-open", "wslview", "x-www-browser");
    }
}
