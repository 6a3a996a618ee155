#!/bin/sh
# SeaweedFS reads its S3 keys from a file; they come from the environment here, so that none is written down.
set -eu
umask 077
cat > /tmp/s3.json <<KEYS
{"identities": [{"name": "stopbank", "actions": ["Admin", "Read", "Write", "List"],
  "credentials": [{"accessKey": "$STOPBANK_S3_ACCESS_KEY", "secretKey": "$STOPBANK_S3_SECRET_KEY"}]}]}
KEYS
exec weed server -dir=/data -s3 -s3.port=8333 -s3.config=/tmp/s3.json
