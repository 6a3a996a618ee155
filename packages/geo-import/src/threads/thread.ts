import { parentPort } from "node:worker_threads";
import { DomainError } from "@stopbank/errors";
import { type ChunkAnswer, type ChunkReader, openChunkReader } from "../cells/chunkReader.ts";
import { hashPiece } from "./hashPiece.ts";
import type { ChunkOrder, PlainRefusal, ThreadOrder, ThreadReply } from "./threads.ts";

// A sampling thread: answers one chunk after the other.
const port = parentPort;
if (port === null) throw new Error("This file is the start of a worker thread.");

const readers = new Map<number, Promise<ChunkReader>>();

port.on("message", async (order: ThreadOrder) => {
  if ("closes" in order) return close(order.closes);
  try {
    if ("piece" in order) return port.postMessage({ answer: hashPiece(order.piece) } satisfies ThreadReply);
    const answer = await read(order);
    port.postMessage({ answer } satisfies ThreadReply, buffersOf(answer));
  } catch (error) {
    port.postMessage({ refusal: refusalOf(error) } satisfies ThreadReply);
  }
});

async function read({ job, opens, chunk }: ChunkOrder): Promise<ChunkAnswer> {
  if (opens !== undefined) readers.set(job, openChunkReader(opens));
  const reader = await readers.get(job);
  if (reader === undefined) throw new Error("A chunk came before its job.");
  return reader.answer(chunk);
}

/** A reader that never opened was refused where it was asked. */
async function close(job: number): Promise<void> {
  const reader = readers.get(job);
  readers.delete(job);
  await reader?.then(
    (each) => each.close(),
    () => undefined,
  );
}

/** What is handed over rather than copied. */
function buffersOf({ sums, coarse }: ChunkAnswer): ArrayBuffer[] {
  const columns = sums.flatMap((each) => Object.values(each) as ArrayBufferView[]);
  return [...columns, ...(coarse === undefined ? [] : [coarse.data])].map(
    ({ buffer }) => buffer as ArrayBuffer,
  );
}

function refusalOf(error: unknown): PlainRefusal {
  if (error instanceof DomainError)
    return { kind: error.kind, code: error.code, message: error.message, facts: { ...error.facts } };
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return { kind: undefined, code: "", message, facts: { stack } };
}
