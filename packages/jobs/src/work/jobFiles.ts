import { DomainError } from "@stopbank/errors";
import type { JobFile } from "@stopbank/plugin-api/server";
import type { JobOutput } from "@stopbank/store/jobs";
import { plainWords } from "../plainWords.ts";

const MOST_BYTES = 1_048_576;

/** A job's files as they are kept, in the job's own row: there when the job is done, and at no other time. */
export function outputsOf(files: readonly JobFile[]): JobOutput[] {
  const names = files.map(({ name }) => name);
  if (names.some((name) => name === "" || name !== plainWords(name)) || new Set(names).size < names.length)
    throw notKept(
      "jobs/file-names",
      "What came of it cannot be kept: its files need names of their own.",
      names,
    );
  // A database keeps no text with a NUL in it.
  if (files.some(({ text, mediaType }) => `${mediaType}${text}`.includes("\0")))
    throw notKept("jobs/file-not-text", "What came of it cannot be kept: it is no text.", names);
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
