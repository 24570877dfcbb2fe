package org.escargot.cli;

import java.util.Arrays;
import java.util.Iterator;
import org.escargot.explain.Language;

/// What can be typed after `--lang`, for completion in a shell.
final class LanguageCodes implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Arrays.stream(Language.values()).map(Language::code).iterator();
    }
}
