#!/usr/bin/env bash
# Prints the manual page, section 1, of what the program says of itself:
#
#   release/man.sh PROGRAM VERSION
set -euo pipefail
program=$1 version=$2

# roff TEXT: as it stands, whatever roff would make of its dashes, backslashes and points.
roff() { sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^[.']/\\\\\&&/"; }

help_of() { COLUMNS=79 "$program" "$@" --help | roff; }

commands=$(COLUMNS=79 "$program" --help | sed -n '/^Commands:/,/^$/p' | sed -n 's/^    \([a-z][a-z]*\)  .*/\1/p' | grep -v '^help$')
cat <<PAGE
.TH ESCARGOT 1 "" "escargot $version" "Games"
.SH NAME
escargot \\- solves, explains, rates, verifies, generates and prints Sudoku puzzles
.SH SYNOPSIS
.B escargot
.I COMMAND
[\\fIOPTION\\fR ...] [\\fIPUZZLE\\fR | \\fIFILE\\fR ...]
.SH DESCRIPTION
.nf
$(help_of)
.fi
.SH COMMANDS
PAGE
for command in $commands; do
    printf '.SS %s\n.nf\n%s\n.fi\n' "$command" "$(help_of "$command")"
done
cat <<'PAGE'
.SH ENVIRONMENT
.TP
.B ESCARGOT_CONFIG
The file of settings, in place of escargot/config in the folder of XDG_CONFIG_HOME or ~/.config: lines such as
lang = fr, coords = a1 or color = never.
.TP
.B ESCARGOT_LIBRARY
The file of the library, in place of escargot/library.db in the folder of XDG_DATA_HOME or ~/.local/share.
.TP
.B ESCARGOT_POOL
The file from which puzzles are drawn that were made before, in place of escargot/pool.tsv in that folder.
.TP
.B ESCARGOT_JAVA_HOME, JAVA_HOME
The Java to run on, where none is inside.
.TP
.B JAVA_OPTS
Options for the Java virtual machine, such as \-Xmx256m.
.TP
.B NO_COLOR
If set, nothing is bold or colored; \-\-color says otherwise.
.TP
.B XDG_DATA_HOME, XDG_CACHE_HOME
Where the library and the pool, and what makes starts fast, are kept.
.TP
.B LC_ALL, LC_MESSAGES, LANG
The language of messages: English, French or Greek; \-\-lang says otherwise.
.SH SEE ALSO
.UR https://github.com/escargot\-sudoku/escargot
.UE
PAGE
