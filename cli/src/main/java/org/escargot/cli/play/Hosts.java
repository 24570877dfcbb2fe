package org.escargot.cli.play;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.stream.Stream;
import org.escargot.cli.speech.BadInput;
import org.escargot.cli.speech.Complaint;

/// Who can reach the page.
///
/// @param addresses the addresses of this machine at which it is served
/// @param areOwn whether this machine alone can reach them
record Hosts(List<InetAddress> addresses, boolean areOwn) {
    /// This machine alone, at both of its own addresses, as far as it has them: some have none of the newer kind.
    static Hosts own() {
        List<InetAddress> here = Stream.of("127.0.0.1", "::1")
                .map(InetAddress::ofLiteral)
                .filter(Hosts::isHere)
                .toList();
        return new Hosts(here, true);
    }

    /// Who can reach `typed`, an address of this machine, or all of its addresses, `0.0.0.0` or `::`.
    ///
    /// @throws BadInput when it is no address
    static Hosts of(String typed) {
        try {
            InetAddress address = InetAddress.ofLiteral(typed);
            return address.isLoopbackAddress() ? own() : new Hosts(List.of(address), false);
        } catch (IllegalArgumentException _) {
            if (typed.equals("localhost")) {
                return own();
            }
            throw new BadInput(Complaint.HOST, typed);
        }
    }

    /// The address that a browser on this machine takes, without the port.
    String name() {
        InetAddress first = addresses.getFirst();
        if (areOwn || first.isAnyLocalAddress()) {
            return "localhost";
        }
        return first.getAddress().length == 4 ? first.getHostAddress() : "[" + first.getHostAddress() + "]";
    }

    private static boolean isHere(InetAddress address) {
        try {
            return NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException _) {
            return false;
        }
    }
}
