import { createInterface } from "node:readline/promises";
import { DomainError } from "@stopbank/errors";

/**
 * Has what cannot be undone confirmed by writing a word once more, at the terminal or by a pipe.
 *
 * @throws DomainError `command/not-confirmed`.
 */
export async function askTwice(what: string, word: string): Promise<void> {
  process.stderr.write(`${what} Write ${word} once more to go on: `);
  const lines = createInterface({ input: process.stdin });
  try {
    const { value: line } = await lines[Symbol.asyncIterator]().next();
    if (String(line ?? "").trim() === word) return;
  } finally {
    lines.close();
  }
  throw new DomainError("invalid", "command/not-confirmed", "Nothing was done, since it was not confirmed.");
}
