import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@stopbank/http-edge/testing/free-port";

export interface BffProcess {
  readonly origin: string;
  /** Stops it where it stands, or lets it go on, as an overloaded machine does. */
  signal(name: "SIGSTOP" | "SIGCONT"): void;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL("./bffProcess.ts", import.meta.url));

/**
 * A BFF as a process of its own, ready to answer.
 *
 * @param shellFolder has an `index.html`.
 * @param env its settings, besides those of where it listens.
 */
export async function startBffProcess(
  shellFolder: string,
  env: Readonly<Record<string, string>>,
): Promise<BffProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, shellFolder], {
    env: { ...process.env, STOPBANK_LOG_LEVEL: "error", ...env, PORT: String(port), HOST: "127.0.0.1" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}/healthz`))) {
    if (child.exitCode !== null) throw new Error("The BFF did not start.");
    await sleep(50);
  }
  return {
    origin,
    signal: (name) => void child.kill(name),
    stop: async () => {
      process.off("exit", killAtExit);
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGCONT");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const answers = async (url: string): Promise<boolean> => {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
};
