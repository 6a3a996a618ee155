import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { DomainError, type ErrorKind } from "@stopbank/errors";
import type { Chunk } from "../cells/chunkPlan.ts";
import type { ChunkAnswer, ChunkReader, ReadingJob } from "../cells/chunkReader.ts";
import type { FilePiece } from "./hashPiece.ts";

/** A raster's chunk, with its job when the thread meets it for the first time. */
export interface ChunkOrder {
  readonly job: number;
  readonly opens?: ReadingJob;
  readonly chunk: Chunk;
}

/** What is asked of a thread. Nothing is answered to the end of a job. */
export type ThreadOrder = ChunkOrder | { readonly piece: FilePiece } | { readonly closes: number };

export type ThreadReply = { readonly answer: unknown } | { readonly refusal: PlainRefusal };

/** A DomainError, which loses its class on the way between threads. */
export interface PlainRefusal {
  readonly kind: ErrorKind | undefined;
  readonly code: string;
  readonly message: string;
  readonly facts: object;
}

/** More threads than this would need more memory than the promise of 1.5 GB allows. */
const mostThreads = 8;

/** What is made for a chunk goes with it: a small nursery is swept sooner and keeps the process smaller. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

interface Thread {
  readonly worker: Worker;
  readonly opened: Set<number>;
}

interface Waiting {
  readonly orderFor: (thread: Thread) => ThreadOrder;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const threads: Thread[] = [];
const idle: Thread[] = [];
const waiting: Waiting[] = [];
let jobs = 0;

/**
 * A raster read in worker threads, chunk by chunk. Threads are started once a process, as many as it has cores, and
 * keep no process from ending.
 */
export function readInThreads(reading: ReadingJob): ChunkReader {
  const job = jobs++;
  return {
    answer: (chunk) =>
      ask<ChunkAnswer>((thread) => {
        const isFirst = !thread.opened.has(job);
        thread.opened.add(job);
        return { job, chunk, ...(isFirst ? { opens: reading } : {}) };
      }),
    async close() {
      for (const thread of threads)
        if (thread.opened.delete(job)) thread.worker.postMessage({ closes: job } satisfies ThreadOrder);
    },
  };
}

/** SHA-256 of part of a file, worked out beside other parts. */
export const hashInThreads = (piece: FilePiece): Promise<string> => ask<string>(() => ({ piece }));

/** The reply to an order is of the type that the order's kind is answered with (thread.ts). */
const ask = <T>(orderFor: (thread: Thread) => ThreadOrder) =>
  new Promise<T>((resolve, reject) => {
    waiting.push({ orderFor, resolve: (answer) => resolve(answer as T), reject });
    dispatch();
  });

export const threadCount = (): number => Math.min(availableParallelism(), mostThreads);

function dispatch(): void {
  while (waiting.length > 0) {
    if (idle.length === 0 && threads.length < threadCount()) idle.push(start());
    const thread = idle.pop();
    if (thread === undefined) return;
    give(thread, waiting.shift()!);
  }
}

function start(): Thread {
  // geotiff's `web-worker` takes any thread for one it started itself, unless it finds data without a module.
  const worker = new Worker(new URL("./thread.ts", import.meta.url), { workerData: {}, resourceLimits });
  worker.unref();
  const thread = { worker, opened: new Set<number>() };
  threads.push(thread);
  return thread;
}

function give(thread: Thread, { orderFor, resolve, reject }: Waiting): void {
  const { worker } = thread;
  // While something is asked of it, the process waits for the answer.
  worker.ref();
  const finish = () => {
    worker.off("message", onMessage).off("error", onError).off("exit", onExit).unref();
  };
  const onMessage = (reply: ThreadReply) => {
    finish();
    idle.push(thread);
    if ("answer" in reply) resolve(reply.answer);
    else reject(revive(reply.refusal));
    dispatch();
  };
  const fail = (error: unknown) => {
    finish();
    threads.splice(threads.indexOf(thread), 1);
    reject(error);
    dispatch();
  };
  const onError = (error: unknown) => fail(error);
  const onExit = (code: number) => fail(new Error(`A sampling thread ended with ${code}.`));
  worker.on("message", onMessage).on("error", onError).on("exit", onExit);
  worker.postMessage(orderFor(thread));
}

function revive({ kind, code, message, facts }: PlainRefusal): Error {
  return kind === undefined
    ? new Error(message, { cause: facts })
    : new DomainError(kind, code, message, facts);
}
