import type { Readable } from "node:stream";

/** Breaks a stream off that is not at its end after so many seconds: whoever reads it slowly, or not at all, holds a place of others. */
export function endAfter(stream: Readable, seconds: number): void {
  const timer = setTimeout(
    () => stream.destroy(new Error(`It was not read to its end within ${seconds} s.`)),
    seconds * 1_000,
  );
  timer.unref();
  stream.once("close", () => clearTimeout(timer));
}
