import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { isLoopback } from "@stopbank/http-edge/loopback";
import { endToStartAnew } from "../dev/endToStartAnew.ts";
import { startAnew } from "../dev/startAnew.ts";
import { watchLoaded } from "../dev/watchLoaded.ts";
import { repositoryRoot } from "../home.ts";

export interface DevFlags {
  /** Ends, with a code of its own, when a file of the servers changes; without it, a new one is started then. */
  readonly once?: boolean;
}

/**
 * `stopbank dev`: everything in one process as `start` has it, with the shell and the plugins' browser halves from their
 * sources: what changes there is on the screen by itself. When a file changes that the servers have loaded, the process ends in
 * good order and another one starts.
 *
 * @throws DomainError `dev/not-loopback`, and as `start`.
 */
export async function dev({ once = false }: DevFlags): Promise<void> {
  const host = process.env.HOST || "localhost";
  if (!isLoopback(host))
    throw new DomainError(
      "invalid",
      "dev/not-loopback",
      `Sources are served to this machine alone, and HOST is "${host}". Leave it out, or use \`stopbank start\`.`,
    );
  if (!once) {
    const program = join(repositoryRoot, "apps/cli/src/main.ts");
    process.exitCode = await startAnew(repositoryRoot, program, ["dev", "--once"]);
    return;
  }
  watchLoaded(repositoryRoot, (file) => {
    process.stdout.write(`\nChanged: ${file}. Starting anew ...\n`);
    endToStartAnew();
  });
  // Loaded now, so that what they load is watched.
  const { startStopbank: start } = await import("./start.ts");
  const { isSourceUpgrade, sourceShell } = await import("../dev/sourceShell.ts");
  // One address: what tells the browser of changes listens on the first server only.
  const env = { ...process.env, HOST: host === "localhost" ? "127.0.0.1" : host };
  await start(
    { shellFolder: "", registerShell: sourceShell(repositoryRoot), isShellUpgrade: isSourceUpgrade },
    env,
  );
}
