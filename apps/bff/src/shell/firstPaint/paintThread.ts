import { parentPort, workerData } from "node:worker_threads";
import type { CallApi } from "@stopbank/contract/client";
import type { Paint } from "@stopbank/contract/first-paint";
import type { FromThread, ToThread } from "./paintMessages.ts";

// Draws pages by what the shell was built with for it. The API is asked by whoever asks for a page, and never from here.
const port = parentPort;
if (port === null) throw new Error("This is the code of a thread.");
const tell = (message: FromThread) => port.postMessage(message);

interface Waiting {
  done(answer: never): void;
  fail(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let calls = 0;

const callFor =
  (id: number): CallApi =>
  ({ method, path, wildcard, consumes, produces }, request) =>
    new Promise((done, fail) => {
      calls += 1;
      waiting.set(calls, { done, fail });
      const route = { method, path, ...optional({ wildcard, consumes, produces }) };
      tell({ kind: "call", call: calls, id, route, request });
    });

const optional = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

const take = (call: number): Waiting | undefined => {
  const found = waiting.get(call);
  waiting.delete(call);
  return found;
};

const { paint } = (await import(String(workerData))) as { readonly paint: Paint };

port.on("message", (message: ToThread) => {
  if (message.kind === "ping") return tell({ kind: "pong" });
  if (message.kind === "answer") return take(message.call)?.done(message.answer as never);
  if (message.kind === "refusal") return take(message.call)?.fail(new Error(message.why));
  const { id, path, session } = message;
  paint({ path, session, call: callFor(id) }).then(
    (painted) => tell({ kind: "drawn", id, painted }),
    (error: unknown) =>
      tell({ kind: "failed", id, error: error instanceof Error ? error : new Error(String(error)) }),
  );
});
tell({ kind: "ready" });
