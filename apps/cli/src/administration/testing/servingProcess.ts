// A process of its own for administration.test.ts: `stopbank start`, with a shell that needs no build.
import { DomainError } from "@stopbank/errors";
import { startStopbank } from "../../commands/start.ts";

try {
  await startStopbank({ shellFolder: process.argv[2] ?? "" });
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`${error.message} [${error.code}]\n`);
  process.exitCode = 1;
}
