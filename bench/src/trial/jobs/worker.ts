import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { News, TrialOrder } from "./messages.ts";

export interface Worker {
  tell(order: TrialOrder): void;
  /** Ends it as a process dies. */
  kill(): Promise<void>;
  /** Stops it where it is, as a machine that sleeps, until it is woken. */
  sleep(): void;
  wake(): void;
  /** Stops it as a supervisor does. @returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a process that does jobs, and answers when it does. */
export async function startWorker(
  places: readonly string[],
  onNews: (news: News, from: Worker) => void,
): Promise<Worker> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, "process.ts"), ...places], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error("A worker has no pipes.");
  // One that is killed reads no more.
  stdin.on("error", () => undefined);
  const worker: Worker = {
    tell: (order) => stdin.write(`${JSON.stringify(order)}\n`),
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
    sleep: () => child.kill("SIGSTOP"),
    wake: () => child.kill("SIGCONT"),
    stop: async () => {
      child.kill("SIGTERM");
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
  const ready = Promise.withResolvers<void>();
  createInterface({ input: stdout }).on("line", (line) => {
    const news = JSON.parse(line) as News;
    if ("ready" in news) ready.resolve();
    else onNews(news, worker);
  });
  gone.then(([code]) => ready.reject(new Error(`A worker ended with ${code} before it was ready.`)));
  await ready.promise;
  return worker;
}
