# shellcheck shell=sh disable=SC2034
# Sourced by the scripts: whether the Node.js on the PATH is new enough. Where it is not, node_problem says why.
# The versions are those that the packages ask for in package-lock.json; node-test.sh compares.

# What Vite wants, which builds the page.
node_for_page='^20.19.0 || >=22.12.0'
# What Vitest wants, which tests it.
node_for_tests='^22.12.0 || ^24.0.0 || >=26.0.0'

node_builds_page() { node_is "$node_for_page" "20.19 or later of 20, or 22.12 or later,"; }
node_runs_tests() { node_is "$node_for_tests" "22.12 or later, but neither 23 nor 25,"; }

# node_is RANGE WORDS: true when Node.js and npm are there and the version is in the range.
node_is() {
    if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
        node_problem="Node.js $2 with npm is needed and not installed"
        return 1
    fi
    node_found=$(node --version 2>/dev/null) || node_found=
    node_problem="Node.js $2 is needed, and ${node_found:-a node that does not run} is installed"
    node_number=${node_found#v}
    node_major=${node_number%%.*}
    node_minor=${node_number#*.}
    node_minor=${node_minor%%.*}
    case $node_major.$node_minor in
        *[!0-9.]* | .* | *.) return 1 ;;
    esac
    node_ranges=$1
    while [ -n "$node_ranges" ]; do
        if node_in "${node_ranges%% || *}"; then return; fi
        case $node_ranges in
            *' || '*) node_ranges=${node_ranges#* || } ;;
            *) return 1 ;;
        esac
    done
}

# node_in ^MAJOR.MINOR.0 or >=MAJOR.MINOR.0
node_in() {
    node_least=${1#??}
    case $1 in ^*) node_least=${1#^} ;; esac
    least_major=${node_least%%.*}
    least_minor=${node_least#*.}
    least_minor=${least_minor%%.*}
    if [ "$node_major" -eq "$least_major" ]; then
        [ "$node_minor" -ge "$least_minor" ]
    else
        case $1 in
            '>='*) [ "$node_major" -gt "$least_major" ] ;;
            *) return 1 ;;
        esac
    fi
}
