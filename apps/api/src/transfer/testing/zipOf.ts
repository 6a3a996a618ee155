import { buffer } from "node:stream/consumers";
import { writeZip } from "@stopbank/content-folder/write-zip";

/** A ZIP of files, by their paths. */
export const zipOf = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> =>
  buffer(
    writeZip(
      (async function* () {
        for (const [path, content] of Object.entries(files))
          yield { path, read: async () => Buffer.from(content), isPacked: false };
      })(),
    ),
  );
