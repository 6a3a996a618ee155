import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@stopbank/http-edge/testing/free-port";

export interface ApiProcess {
  readonly url: string;
  /** Everything it wrote. */
  readonly outputLines: readonly string[];
  /** As a supervisor would. @returns its exit code. */
  stop(): Promise<number | null>;
  /** As a power cut would. */
  kill(): Promise<void>;
}

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** The API as a process of its own, ready to answer. */
export async function startApiProcess(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", STOPBANK_LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const outputLines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => outputLines.push(chunk.toString()));
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(child, url, outputLines);
  return {
    url,
    outputLines,
    kill: async () => {
      process.off("exit", killAtExit);
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    stop: async () => {
      process.off("exit", killAtExit);
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}

async function untilAnswering(
  child: ChildProcess,
  url: string,
  outputLines: readonly string[],
): Promise<void> {
  for (let attempt = 0; attempt < 1_200 && child.exitCode === null; attempt++) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(25);
  }
  child.kill("SIGKILL");
  throw new Error(`The API did not start.\n${outputLines.join("")}`);
}
