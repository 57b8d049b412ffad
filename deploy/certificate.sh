#!/bin/sh
# Certbot's deploy hook: joins a new certificate and its key for HAProxy, which reads both from one file, and has the proxy
# take it over without closing a connection.
set -eu
folder=${CERTIFICATES:-/etc/amberline/certificates}
umask 077
mkdir -p "$folder"
cat "${RENEWED_LINEAGE:?Certbot sets it}/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" >"$folder/site.pem.new"
# The user of the proxy's container.
chown 99:99 "$folder" "$folder/site.pem.new"
mv "$folder/site.pem.new" "$folder/site.pem"
cd "$(dirname "$(readlink -f "$0")")/.."
if [ -n "$(docker compose ps --quiet proxy)" ]; then docker compose kill --signal HUP proxy; fi
