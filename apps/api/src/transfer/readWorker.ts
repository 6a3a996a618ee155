import { type ReadContent, readDocuments } from "@stopbank/content-folder";
import { readFolder } from "@stopbank/content-folder/folder";
import { readZip } from "@stopbank/content-folder/zip";
import { type Outcome, outcomeOf } from "../work/outcome.ts";

/** Content that somebody brings: a folder of this machine, a ZIP, or one document as a file. */
export type ContentSource =
  | { readonly folder: string }
  | { readonly zip: Uint8Array }
  | { readonly files: ReadonlyMap<string, Uint8Array> };

/** Reads content in a thread, so that nobody waits while it is unpacked and parsed. */
export default (source: ContentSource): Promise<Outcome<ReadContent>> =>
  outcomeOf(async () => {
    if ("folder" in source) return readDocuments(await readFolder(source.folder));
    if ("zip" in source) return readDocuments(await readZip(Buffer.from(source.zip)));
    return readDocuments(source.files);
  });
