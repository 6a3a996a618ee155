import { DomainError } from "@stopbank/errors";
import type { JobFile, JobTextFile } from "@stopbank/plugin-api/server";
import type { JobOutput } from "@stopbank/store/jobs";
import { plainWords } from "../plainWords.ts";

const MOST_BYTES = 1_048_576;

/**
 * Makes sure that every file can be kept under its name and had again by it.
 *
 * @throws DomainError `jobs/file-names`, `jobs/file-not-text`.
 */
export function requireNames(files: readonly JobFile[]): void {
  const names = files.map(({ name }) => name);
  if (names.some((name) => name === "" || name !== plainWords(name)) || new Set(names).size < names.length)
    throw notKept(
      "jobs/file-names",
      "What came of it cannot be kept: its files need names of their own.",
      names,
    );
  // A database keeps no text with a NUL in it.
  if (files.some((file) => `${file.mediaType}${"text" in file ? file.text : ""}`.includes("\0")))
    throw notKept("jobs/file-not-text", "What came of it cannot be kept: it is no text.", names);
}

/**
 * A job's texts as they are kept, in the job's own row: there when the job is done, and at no other time.
 *
 * @throws DomainError `jobs/files-too-large`.
 */
export function rowOutputs(files: readonly JobTextFile[]): JobOutput[] {
  const outputs = files.map(({ name, mediaType, text }) => ({
    name,
    mediaType,
    bytes: Buffer.byteLength(text),
    content: { text },
  }));
  if (outputs.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES)
    throw new DomainError("too-large", "jobs/files-too-large", "What came of it is too large to be kept.");
  return outputs;
}

const notKept = (code: string, message: string, names: readonly string[]) =>
  new DomainError("invalid", code, message, { names });
