import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@stopbank/http-edge/testing/free-port";
import { placeEmptyDatabase } from "@stopbank/store/testing/empty-database";

export interface StartedProduct {
  readonly baseUrl: string;
  /** The folder of what it publishes. */
  readonly datasets: string;
  /** Gives it an order, as `stopbank` on the command line does. */
  order(...words: string[]): Promise<unknown>;
  /** The same with what is piped in, such as a new account's password. */
  orderWith(input: string, ...words: string[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** The folder of this checkout. */
export const ownRoot = resolve(fileURLToPath(import.meta.url), "../../..");
const startLimitMs = 240_000;

/**
 * Starts the product as `npm start` does, the shell built: its own process, a home with nothing but an empty database, a free port.
 *
 * @param env settings besides those.
 * @param sign answers 200 once the product does what is needed of it.
 * @param root the folder of a checkout that is installed.
 */
export async function startProduct(
  env: NodeJS.ProcessEnv = {},
  sign = "/readyz",
  root = ownRoot,
): Promise<StartedProduct> {
  const shell = (await import(join(root, "scripts/bootstrap/shell.mjs"))) as {
    ensureShellBuilt(env: NodeJS.ProcessEnv): Promise<void>;
  };
  await shell.ensureShellBuilt(process.env);
  const home = mkdtempSync(join(tmpdir(), "stopbank-browser-tests-"));
  // What a start makes of an empty folder is tested with the store (openStore); here it would be waited for a dozen times.
  await placeEmptyDatabase(join(home, "store"));
  const port = await freePort();
  const own = {
    ...process.env,
    STOPBANK_HOME: home,
    PORT: String(port),
    DATABASE_URL: "",
    STOPBANK_DATASETS: "",
    ...env,
  };
  const server = spawn(process.execPath, ["apps/cli/src/main.ts", "start"], {
    cwd: root,
    env: own,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collect(server);
  const baseUrl = `http://localhost:${port}`;
  await untilReady(`${baseUrl}${sign}`, server, output);
  const run = (words: readonly string[], input = "") => {
    const ordered = promisify(execFile)(process.execPath, ["apps/cli/src/main.ts", ...words], {
      cwd: root,
      env: own,
    });
    ordered.child.stdin?.end(input);
    return ordered;
  };
  return {
    baseUrl,
    datasets: own.STOPBANK_DATASETS || join(home, "datasets"),
    order: (...words) => run(words),
    orderWith: (input, ...words) => run(words, input),
    stop: async () => {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGTERM");
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function collect(server: ChildProcess): () => string {
  let text = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (chunk: Buffer) => {
      text = (text + chunk.toString("utf8")).slice(-20_000);
    });
  return () => text;
}

async function untilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const giveUpAt = performance.now() + startLimitMs;
  while (performance.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  server.kill("SIGKILL");
  throw new Error(`The server was not ready within ${startLimitMs / 1000} s:\n${output()}`);
}
