import { fork } from "node:child_process";
import { once } from "node:events";

/** What a sender is to do. */
export interface Sending {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** At this rate, however long answers take (open loop); without it, each connection asks again once it is answered (closed loop). */
  readonly perSecond?: number;
}

export interface Sent {
  /** From when each was due to its answer's end, in ms. */
  readonly took: readonly number[];
  /** Those that were not answered 200. */
  readonly failed: number;
  readonly seconds: number;
}

/** Starts the process that sends. */
export function startSender() {
  const child = fork(new URL("./sender.ts", import.meta.url), { execArgv: [] });
  return {
    send: async (sending: Sending): Promise<Sent> => {
      const answered = once(child, "message") as Promise<[Sent]>;
      child.send(sending);
      const [sent] = await answered;
      return sent;
    },
    stop: () => void child.kill(),
  };
}
