import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@stopbank/http-edge/testing/free-port";
import { placeEmptyDatabase } from "@stopbank/store/testing/empty-database";
import { onTestFinished } from "vitest";
import { repositoryRoot } from "../../home.ts";

const servingProgram = new URL("./servingProcess.ts", import.meta.url).pathname;

export interface Said {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

export interface SaidBytes extends Omit<Said, "stdout"> {
  readonly stdout: Buffer;
}

/** A state folder of a test's own, with commands and servers on it. All of it goes with the test. */
export interface TestHome {
  readonly folder: string;
  /** Runs `stopbank` with these arguments, and what is piped in. */
  stopbank(args: readonly string[], input?: string): Promise<Said>;
  /** Runs `stopbank` with bytes piped in, and answers the bytes that come out. `more` is added to its environment. */
  piped(args: readonly string[], input?: Buffer, more?: NodeJS.ProcessEnv): Promise<SaidBytes>;
  /** Starts a server; answers once it serves. */
  serve(): Promise<{ readonly server: ChildProcess; readonly origin: string }>;
}

/** @param isEmpty whether nothing at all is in the folder, as a restore wants it; otherwise an empty database is, which takes seconds to make. */
export function atHome({ isEmpty = false }: { readonly isEmpty?: boolean } = {}): TestHome {
  const place = mkdtempSync(join(tmpdir(), "stopbank-administered-"));
  const folder = join(place, "home");
  const shell = join(place, "shell");
  mkdirSync(shell);
  writeFileSync(join(shell, "index.html"), "<!doctype html><title>Stopbank</title>");
  const { INIT_CWD: _cwd, DATABASE_URL: _url, ...inherited } = process.env;
  const env = { ...inherited, STOPBANK_HOME: folder, STOPBANK_DEMO: "0" };
  const servers: ChildProcess[] = [];
  if (!isEmpty) mkdirSync(folder, { mode: 0o700 });
  const placed = isEmpty ? undefined : placeEmptyDatabase(join(folder, "store"));
  const run = async (
    args: readonly string[],
    input: Buffer,
    environment: NodeJS.ProcessEnv,
  ): Promise<SaidBytes> => {
    await placed;
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [join(repositoryRoot, "apps/cli/src/main.ts"), ...args],
        { env: environment, cwd: place, encoding: "buffer", maxBuffer: 64 * 1_048_576 },
        (error, stdout, stderr) =>
          resolve({ code: error === null ? 0 : error.code, stdout, stderr: stderr.toString() }),
      );
      // One that refuses what is piped in ends before it has read it.
      child.stdin?.on("error", () => undefined);
      child.stdin?.end(input);
    });
  };
  onTestFinished(async () => {
    for (const server of servers) await ended(server, "SIGKILL");
    rmSync(place, { recursive: true, force: true });
  });

  return {
    folder,
    stopbank: async (args, input = "") => {
      const said = await run(args, Buffer.from(input), env);
      return { ...said, stdout: said.stdout.toString() };
    },
    piped: (args, input = Buffer.alloc(0), more = {}) => run(args, input, { ...env, ...more }),
    serve: async () => {
      await placed;
      const port = await freePort();
      const server = spawn(process.execPath, [servingProgram, shell], {
        env: { ...env, PORT: String(port) },
        stdio: ["ignore", "pipe", "inherit"],
      });
      servers.push(server);
      for await (const line of createInterface({ input: server.stdout }))
        if (line.startsWith("Stopbank is at")) return { server, origin: `http://localhost:${port}` };
      throw new Error("The server ended before it served.");
    },
  };
}

/** Ends a process, if it has not ended, and waits until it has. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
