import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../testing/freePort.ts";
import { type SentEvent, startSentry } from "./startSentry.ts";

/** Makes the process throw where nothing catches it, once it is sent SIGUSR2. */
const throwsWhenTold = `--import=data:text/javascript,${encodeURIComponent(
  'process.once("SIGUSR2",()=>{throw new TypeError("kiri@larkhaven.example")})',
)}`;

export interface Ending {
  /** Its exit code. */
  readonly code: number | null;
  /** Everything it wrote. */
  readonly words: string;
  /** What a Sentry on the loopback was sent, and the same byte for byte. */
  readonly events: readonly SentEvent[];
  readonly received: readonly string[];
}

/**
 * Runs a server as a process of its own until it answers, has it fail where nothing catches that, and waits for its end.
 *
 * @param program the module to run, and its arguments.
 * @param env its settings, besides those of where it listens and reports.
 */
export async function failProcess(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ending> {
  const sentry = await startSentry();
  const port = await freePort();
  const child = spawn(process.execPath, [throwsWhenTold, ...program], {
    env: {
      ...process.env,
      STOPBANK_LOG_LEVEL: "error",
      ...env,
      PORT: String(port),
      HOST: "127.0.0.1",
      SENTRY_DSN: sentry.dsn,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (piece: string) => {
      words += piece;
    });
  const ended = once(child, "close");
  try {
    while (!(await answers(`http://127.0.0.1:${port}/healthz`))) {
      if (child.exitCode !== null) throw new Error(`${program[0]} did not start.\n${words}`);
      await sleep(50);
    }
    child.kill("SIGUSR2");
    await ended;
    return { code: child.exitCode, words, events: sentry.events(), received: sentry.received };
  } finally {
    child.kill("SIGKILL");
    sentry.close();
  }
}

const answers = async (url: string): Promise<boolean> => {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
};
