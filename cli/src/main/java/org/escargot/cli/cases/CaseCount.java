package org.escargot.cli.cases;

import org.escargot.logic.corpus.CaseCheck;
import org.jspecify.annotations.Nullable;

/// How the cases of one code came out.
final class CaseCount {
    private int passed;
    private int failed;
    private int notImplemented;
    private @Nullable String firstFailure;

    void add(CaseCheck.Verdict verdict, String line) {
        switch (verdict) {
            case PASSED -> passed++;
            case NOT_IMPLEMENTED -> notImplemented++;
            case FAILED -> {
                failed++;
                firstFailure = firstFailure == null ? line : firstFailure;
            }
        }
    }

    int passed() {
        return passed;
    }

    int failed() {
        return failed;
    }

    int notImplemented() {
        return notImplemented;
    }

    int cases() {
        return passed + failed + notImplemented;
    }

    @Nullable
    String firstFailure() {
        return firstFailure;
    }
}
