# shellcheck shell=bash
# Functions for bin/site and bin/test, which source this file.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

# fail MESSAGE: prints the message and exits with 1.
fail() {
  echo "$(basename "$0"): $1" >&2
  exit 1
}

require_node() {
  local hint='install Node 20.19 or newer with npm (https://nodejs.org/)'
  command -v node >/dev/null || fail "node is missing; $hint"
  command -v npm >/dev/null || fail "npm is missing; $hint"
  node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major * 100 + +minor >= 2019 ? 0 : 1)' ||
    fail "node $(node -v) is too old; $hint"
}

# Installs the locked dependencies unless this lock file is already installed.
install_dependencies() {
  local stamp=node_modules/.installed wanted
  wanted="$(node -p process.versions.modules) $(cat package-lock.json .npmrc | sha256sum)"
  if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
    echo 'installing dependencies'
    npm ci --include=dev --loglevel=error </dev/null || fail 'npm ci failed; can the npm registry be reached?'
    echo "$wanted" >"$stamp"
  fi
}

# install_packages PACKAGE…: installs Debian packages, with sudo when not root. Does not start servers among them.
install_packages() {
  local as_root=()
  command -v apt-get >/dev/null || fail "apt-get is missing; install the contents of these Debian packages: $*"
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || fail "neither root nor sudo; run as root: apt-get install $*"
    as_root=(sudo)
  fi
  echo "installing $*"
  # shellcheck disable=SC2016 # expanded by the inner shell
  "${as_root[@]}" sh -c '
    set -e
    policy=/usr/sbin/policy-rc.d
    if [ ! -e "$policy" ]; then
      trap "rm -f $policy" EXIT
      printf "#!/bin/sh\nexit 101\n" >"$policy"
      chmod +x "$policy"
    fi
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    apt-get -qq -y install --no-install-recommends "$@"
  ' install "$@" >/dev/null </dev/null || fail "apt-get install $* failed"
}
