# Stands for the official node:24-bookworm-slim: Debian, Node's own binary (its npm package) and npm.
FROM debian:bookworm-slim
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
# What this machine's npm needs to reach its registry, if anything: it is no part of any image that is built from this.
COPY machine /
