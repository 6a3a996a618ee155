import { startTestS3 } from "./s3Server.ts";

// The tests' S3 server as a process of its own, for local development: objects lie in OBJECTS, HOST and PORT say where it
// listens, and it takes one pair of keys.
const { OBJECTS, HOST, PORT, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
if (!OBJECTS || !PORT || !AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
  console.error("OBJECTS (a folder), PORT, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have to be set.");
  process.exitCode = 1;
} else {
  const server = await startTestS3({
    directory: OBJECTS,
    port: Number(PORT),
    keys: { id: AWS_ACCESS_KEY_ID, secret: AWS_SECRET_ACCESS_KEY },
    ...(HOST ? { host: HOST } : {}),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop());
  console.log(`Buckets for local development are at port ${PORT}.`);
}
