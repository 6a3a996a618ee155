import { readDocuments } from "@stopbank/content-folder";
import { readFolder } from "@stopbank/content-folder/folder";
import { readZip } from "@stopbank/content-folder/zip";
import { type Outcome, outcomeOf } from "../work/outcome.ts";
import { type PackedContent, packContent } from "./packedContent.ts";

/** Content that somebody brings: a folder of this machine, a ZIP, or one document as a file. */
export type ContentSource =
  | { readonly folder: string }
  | { readonly zip: Uint8Array }
  | { readonly files: ReadonlyMap<string, Uint8Array> };

/** Reads content in a thread, so that nobody waits while it is unpacked and parsed. */
export default (source: ContentSource): Promise<Outcome<PackedContent>> =>
  outcomeOf(async () => {
    if ("folder" in source) return packContent(readDocuments(await readFolder(source.folder)));
    if ("zip" in source) return packContent(readDocuments(await readZip(Buffer.from(source.zip))));
    return packContent(readDocuments(source.files));
  });
