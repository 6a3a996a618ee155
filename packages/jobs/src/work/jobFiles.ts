import { DomainError } from "@stopbank/errors";
import type { JobFile } from "@stopbank/plugin-api/server";
import type { JobOutput } from "@stopbank/store/jobs";

const MOST_BYTES = 1_048_576;

/** A job's files as they are kept, in the job's own row: there when the job is done, and at no other time. */
export function outputsOf(files: readonly JobFile[]): JobOutput[] {
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
