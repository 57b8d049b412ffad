#!/bin/sh
# Replaces the two processes of the site one after the other, so that visitors notice nothing. Without a name it builds
# what is checked out; with the name of an earlier release it goes back to that.
set -eu
cd "$(dirname "$0")/.."
name=${1:-$(git rev-parse --short=12 HEAD)}
if [ $# -eq 0 ]; then
  RELEASE=$name docker compose build first
else
  docker image inspect "amberline-site:$name" >/dev/null
fi
# Later starts take the same release.
touch .env
sed -i '/^RELEASE=/d' .env
echo "RELEASE=$name" >>.env

in_proxy() { docker compose exec --no-TTY proxy sh -c "$1"; }
# The first is replaced first: pages come from it as soon as it is ready, and never again from the second's older build.
for part in first second; do
  docker compose up --detach --no-deps --wait "$part"
  in_proxy 'for _ in $(seq 60); do wget -q -O /dev/null http://127.0.0.1:8404/both && exit 0; sleep 1; done; exit 1'
done
# What else is new in compose.yaml, and in the proxy's configuration, which it takes over without closing a connection.
docker compose up --detach --wait
docker compose kill --signal HUP proxy
in_proxy "wget -q -O /dev/null --header 'content-type: application/json' \
  --post-data '{\"uri\":\"http://proxy:8081/api/engine\",\"use_http_11\":true,\"force\":true}' \
  http://engine:9070/deployments"
echo "$name is what visitors see, and the engine knows it."
