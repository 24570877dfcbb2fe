package org.escargot.cli.terminal;

import picocli.CommandLine.IVersionProvider;

/// The version that the build wrote into the jar.
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"Escargot " + (version == null ? "(development build)" : version)};
    }
}
