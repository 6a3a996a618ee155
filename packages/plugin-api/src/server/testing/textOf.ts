import { text } from "node:stream/consumers";
import type { JobDownload } from "../callerTokens.ts";

/** What a job's file holds, in a test that expects text; undefined where there is none. */
export async function textOf(file: Promise<JobDownload | undefined>): Promise<string | undefined> {
  const found = await file;
  return found && text(found.read());
}
