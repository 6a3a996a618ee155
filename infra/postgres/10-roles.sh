#!/bin/sh
# Run by the official PostgreSQL image when it makes its database.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=owner_password="$STOPBANK_OWNER_PASSWORD" --set=servers_password="$STOPBANK_SERVERS_PASSWORD" \
  --file=/etc/stopbank/roles.sql
