# Stands for the official postgres:17-bookworm with the PostgreSQL that Debian has (15), made and started as that does:
# docker-entrypoint.sh reads the same variables and runs the same scripts.
FROM debian:bookworm-slim
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/archives/*.deb \
  && install -d -o postgres -g postgres /var/lib/postgresql/data /docker-entrypoint-initdb.d
COPY docker-entrypoint.sh /usr/local/bin/
ENV PGDATA=/var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
EXPOSE 5432
ENTRYPOINT ["docker-entrypoint.sh"]
