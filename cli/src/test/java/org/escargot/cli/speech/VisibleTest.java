package org.escargot.cli.speech;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisibleTest {
    @Test
    void whatATerminalObeysIsNamed() {
        assertThat(Visible.line("a\u001b[31m\u0007\u007f\u009b")).isEqualTo("a<U+001B>[31m<U+0007><U+007F><U+009B>");
        assertThat(Visible.line("one\r\ntwo")).isEqualTo("one<U+000D><U+000A>two");
    }

    @Test
    void whatNobodySeesIsNamed() {
        assertThat(Visible.line("\u202e\u200b\u2028\ufeff")).isEqualTo("<U+202E><U+200B><U+2028><U+FEFF>");
    }

    @Test
    void lettersOfAnyLanguageTabsAndSpacesStay() {
        String text = "« Ποιος ; »\u00a0\u202fgrille\t五 😀";
        assertThat(Visible.line(text)).isSameAs(text);
        assertThat(Visible.lines("one\ntwo\u001b")).isEqualTo("one\ntwo<U+001B>");
    }
}
