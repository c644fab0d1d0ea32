# shellcheck shell=bash
# Functions for bin/deploy and bin/rollback, which source this file. They need no Node.js.
#
#   FOLDER/releases/ID/   build/, build.serving/ and deploy/ of a release; `released` holds the time of its release
#   FOLDER/assets/        assets of all releases. Their names contain a hash, so that releases never disagree
#   FOLDER/current        link to the release that is served
#   FOLDER/listen.conf    where nginx listens; releases do not change it

keep_days=${DOCS_KEEP_DAYS:-30}
url=${DOCS_URL:-http://127.0.0.1}
reload=${DOCS_RELOAD:-nginx -t && systemctl reload nginx}

# fail MESSAGE: prints the message and exits with 1.
fail() {
  echo "$(basename "$0"): $1" >&2
  exit 1
}

# current_release: prints the id of the served release, nothing before the first one.
current_release() {
  local link
  link=$(readlink current 2>/dev/null) || return 0
  basename "$link"
}

# list_releases: prints the ids of all releases, the newest first.
list_releases() {
  local file
  for file in releases/*/released; do
    [ -e "$file" ] && echo "$(cat "$file") $(basename "$(dirname "$file")")"
  done | sort -rn | cut -d' ' -f2
}

# switch_to ID: serves the release. The link changes in one step; servers resolve it only when they load their
# configuration, so that pages and headers change together.
switch_to() {
  ln -sfn "releases/$1" current.new
  mv -T current.new current
  sh -c "$reload"
}

# fetch PATH [CURL OPTIONS…]: prints a response.
fetch() {
  local path=$1
  shift
  curl --silent --show-error --max-time 10 "$@" "$url$path"
}

# wait_for ID: waits until new connections reach the release. Servers reload in the background.
wait_for() {
  local attempt
  for attempt in $(seq 50); do
    if fetch /version.json 2>/dev/null | grep -q "\"$1\""; then return 0; fi
    sleep 0.1
  done
  echo "the server does not answer with build $1 (attempt $attempt)" >&2
  return 1
}

# check_release ID: requests pages of the release and everything that the first page needs.
check_release() {
  wait_for "$1" || return 1
  local home assets policy
  home=$(fetch / --fail) || return 1
  assets=$(grep -oE '(src|href)="?/assets/[^" >]+' <<<"$home" | sed -E 's/^[a-z]+="?//' | sort -u)
  if [ -z "$assets" ]; then echo 'the first page has no assets' >&2 && return 1; fi
  printf '%s\n' / /search /sitemap.xml "$assets" | sed "s|.*|url = \"$url&\"\noutput = /dev/null|" |
    curl --silent --show-error --max-time 60 --fail-early --fail --config - || return 1
  if [ "$(fetch /docs/none-such --output /dev/null --write-out '%{http_code}')" != 404 ]; then
    echo 'an unknown address is not 404' >&2 && return 1
  fi
  policy=$(sed -n 's/.*"Content-Security-Policy": "\(.*\)".*/\1/p' "releases/$1/build.serving/headers.json")
  if ! fetch / --head | tr -d '\r' | grep -qFix "content-security-policy: $policy"; then
    echo 'the security policy is not that of the build' >&2 && return 1
  fi
}

# prune_releases: deletes releases older than $keep_days days, except for the served one and the one before it, and the
# assets that no kept release needs.
prune_releases() {
  local id oldest position=0
  oldest=$(($(date +%s) - keep_days * 86400))
  for id in $(list_releases); do
    position=$((position + 1))
    if [ "$position" -gt 2 ] && [ "$id" != "$(current_release)" ] && [ "$(cat "releases/$id/released")" -lt "$oldest" ]; then
      rm -r "releases/$id"
    fi
  done
  comm -13 <(cat releases/*/assets.txt | LC_ALL=C sort -u) <(cd assets && find . -type f | LC_ALL=C sort) |
    while IFS= read -r file; do rm "assets/$file"; done
  find assets -mindepth 1 -type d -empty -delete
}

# release ID: serves the release. Returns to the one before when the configuration or a check fails.
release() {
  local id=$1 previous
  previous=$(current_release)
  if switch_to "$id" && check_release "$id"; then
    date +%s >"releases/$id/released"
    echo "serving $id"
    return
  fi
  if [ -z "$previous" ] || [ "$previous" = "$id" ]; then fail "release $id failed, and there is none to return to"; fi
  if switch_to "$previous" && check_release "$previous"; then
    # The next deployment of this build copies it again.
    [ -e "releases/$id/released" ] || rm -r "releases/$id"
    fail "release $id failed; serving $previous again"
  fi
  fail "release $id failed, and so did the return to $previous"
}
