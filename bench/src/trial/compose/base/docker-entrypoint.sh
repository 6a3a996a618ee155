#!/bin/bash
# What the official PostgreSQL image does at its first start, as far as docker-compose.yml relies on it.
set -euo pipefail
export PATH="$(echo /usr/lib/postgresql/*/bin):$PATH"
export POSTGRES_USER="${POSTGRES_USER:-postgres}" POSTGRES_DB="${POSTGRES_DB:-postgres}"

if [[ "$(id -u)" == 0 ]]; then
  chown postgres "$PGDATA" && chmod 700 "$PGDATA"
  install -d -o postgres -g postgres /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi

if [[ ! -s "$PGDATA/PG_VERSION" ]]; then
  initdb --username="$POSTGRES_USER" --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD") --auth-host=scram-sha-256 >/dev/null
  printf '\nhost all all all scram-sha-256\n' >> "$PGDATA/pg_hba.conf"
  # On the socket alone, so that nobody takes it for ready.
  pg_ctl -w start -o "-c listen_addresses=''" >/dev/null
  [[ "$POSTGRES_DB" == postgres ]] || createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  for script in /docker-entrypoint-initdb.d/*.sh; do bash "$script"; done
  pg_ctl -w stop -m fast >/dev/null
fi
exec postgres -c listen_addresses='*'
