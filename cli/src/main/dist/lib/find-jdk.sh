# shellcheck shell=sh disable=SC2034
# Sourced by the launchers: use_utf8 lets the JVM open any file; find_jdk puts the home of a JDK of version 25 or
# later into java_home and its exact build into java_build. It reads the `release` file of each candidate, because
# starting a JVM to ask costs 50 ms, and sets variables, because a subshell costs one more.

jdk_least=25

# True when $1 is the home of a JDK that is new enough; jdk_needs_compiler=yes leaves out the JREs.
is_jdk() {
    if [ -z "$1" ] || [ ! -x "$1/bin/java" ] || [ ! -f "$1/release" ]; then return 1; fi
    if [ -n "${jdk_needs_compiler-}" ] && [ ! -x "$1/bin/javac" ]; then return 1; fi
    java_home=$1
    java_build=
    while IFS='=' read -r key value || [ -n "$key" ]; do
        value=${value#\"}
        value=${value%%\"*}
        case $key in
            IMPLEMENTOR_VERSION | JAVA_RUNTIME_VERSION) java_build=$java_build-$value ;;
            JAVA_VERSION)
                java_build=$java_build-$value
                value=${value%%[!0-9]*}
                [ "${value:-0}" -ge "$jdk_least" ]
                return
                ;;
        esac
    done <"$1/release"
    return 1
}

# The home of the `java` on the PATH, through any links.
jdk_on_path() {
    java=$(command -v java) || return 1
    while [ -L "$java" ]; do
        link=$(readlink "$java")
        case $link in
            /*) java=$link ;;
            *) java=${java%/*}/$link ;;
        esac
    done
    is_jdk "${java%/bin/java}"
}

# The JVM takes the character set of file names from the locale. C, the locale of cron and containers, has no accents,
# and a locale that is not installed counts as C; C.UTF-8 has all characters. The JVM's messages are then in English.
use_utf8() {
    case ${LC_ALL:-${LC_CTYPE:-${LANG-}}} in
        '' | C | POSIX | *.[Uu][Tt][Ff]-8* | *.[Uu][Tt][Ff]8*)
            # bash complains where C.UTF-8 is not installed, either.
            { LC_ALL=C.UTF-8 && export LC_ALL; } 2>/dev/null
            ;;
    esac
}

# The places to look, those first that the user chose most explicitly.
find_jdk() {
    if is_jdk "${ESCARGOT_JAVA_HOME-}" || is_jdk "${JAVA_HOME-}" || jdk_on_path; then return; fi
    if [ -x /usr/libexec/java_home ]; then
        if is_jdk "$(/usr/libexec/java_home -v "$jdk_least+" 2>/dev/null)"; then return; fi
    fi
    for home in /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /opt/*jdk* /opt/java/* \
        "${SDKMAN_DIR:-${HOME-}/.sdkman}"/candidates/java/* "${HOME-}"/.jdks/* \
        "${HOME-}"/.asdf/installs/java/* "${HOME-}"/.local/share/mise/installs/java/* \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /Library/Java/JavaVirtualMachines/*/Contents/Home; do
        if is_jdk "$home"; then return; fi
    done
    echo "Escargot needs a JDK of version $jdk_least or later and found none: install one (for example from adoptium.net) or set JAVA_HOME to it." >&2
    return 1
}
