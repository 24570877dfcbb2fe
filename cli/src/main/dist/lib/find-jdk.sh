# Sourced by the launchers: find_jdk prints the home of a JDK of version 25 or later.
# Reads the `release` file of each candidate, because starting a JVM to ask costs 50 ms.

jdk_least=25

# True when $1 is the home of a JDK that is new enough.
is_jdk() {
    [ -n "$1" ] && [ -x "$1/bin/java" ] && [ -f "$1/release" ] || return 1
    [ -n "${jdk_needs_compiler-}" ] && [ ! -x "$1/bin/javac" ] && return 1
    while IFS='=' read -r key value; do
        if [ "$key" = JAVA_VERSION ]; then
            value=${value#\"}
            value=${value%%[!0-9]*}
            [ "${value:-0}" -ge "$jdk_least" ] && return 0
            return 1
        fi
    done <"$1/release"
    return 1
}

# The places in the order of how much the user meant them.
find_jdk() {
    for home in "${ESCARGOT_JAVA_HOME-}" "${JAVA_HOME-}"; do
        if is_jdk "$home"; then echo "$home"; return; fi
    done
    java=$(command -v java || true)
    if [ -n "$java" ]; then
        while [ -L "$java" ]; do
            link=$(readlink "$java")
            case $link in /*) java=$link ;; *) java=$(dirname "$java")/$link ;; esac
        done
        home=${java%/bin/java}
        if is_jdk "$home"; then echo "$home"; return; fi
    fi
    if [ -x /usr/libexec/java_home ]; then
        home=$(/usr/libexec/java_home -v "$jdk_least+" 2>/dev/null || true)
        if is_jdk "$home"; then echo "$home"; return; fi
    fi
    for home in /usr/lib/jvm/* "${SDKMAN_DIR:-$HOME/.sdkman}"/candidates/java/* "$HOME"/.jdks/* /opt/*jdk* /opt/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home; do
        if is_jdk "$home"; then echo "$home"; return; fi
    done
    echo "Escargot needs a JDK of version $jdk_least or later and found none: install one (for example from adoptium.net) or set JAVA_HOME to it." >&2
    return 1
}
