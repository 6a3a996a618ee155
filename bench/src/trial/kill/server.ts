import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { awakeMs } from "./awakeMs.ts";

/** A process of the product that the trial kills and starts again, always at the same port. */
export interface Server {
  readonly name: string;
  /** Whether it said that it is ready, and was not killed since. */
  readonly isReady: boolean;
  /** Ends it as a process dies. */
  kill(): Promise<void>;
  /** Starts it as a supervisor does, and answers when it says that it is ready. */
  start(): Promise<void>;
  /** Stops it as a supervisor does. @returns its exit code. */
  stop(): Promise<number | null>;
}

/** Under a load of others a start takes long, and is no fault. */
const startPatienceMs = 180_000;
const main = join(fileURLToPath(new URL("../../../..", import.meta.url)), "apps/cli/src/main.ts");

/**
 * @param command `start`, `api`, `bff` or `worker`.
 * @param onLine told each line of its log.
 */
export function createServer(
  name: string,
  command: string,
  env: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Server {
  let child: ChildProcess | undefined;
  let isReadyNow = false;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = child;
    if (ending === undefined) return null;
    child = undefined;
    isReadyNow = false;
    if (ending.exitCode !== null || ending.signalCode !== null) return ending.exitCode;
    const gone = once(ending, "exit");
    ending.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  };
  process.once("exit", () => child?.kill("SIGKILL"));
  return {
    name,
    get isReady() {
      return isReadyNow;
    },
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
    start: async () => {
      const started = spawn(process.execPath, [main, command], {
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "inherit"],
      });
      child = started;
      createInterface({ input: started.stdout }).on("line", onLine);
      const giveUpAt = awakeMs() + startPatienceMs;
      while (!(await isReady(`http://127.0.0.1:${env.PORT}/readyz`))) {
        if (started.exitCode !== null)
          throw new Error(`${name} ended with ${started.exitCode} as it started.`);
        if (awakeMs() > giveUpAt) throw new Error(`${name} does not get ready.`);
        await sleep(200);
      }
      isReadyNow = true;
    },
  };
}

/** Runs a command of `stopbank` to its end. @throws where it fails. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`stopbank ${args.join(" ")} ended with ${code}.`);
}

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
