import { createHash } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { join } from "node:path";
import { BlockChecksums } from "../files/blocks.ts";
import { manifestFile } from "../files/versionNames.ts";
import type { Manifest } from "../manifest/manifest.ts";

/** Checksums and length of every file below a folder but the manifest, by path with forward slashes, in order. */
export async function checksumFolder(folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = {};
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
  for (const path of paths.sort())
    if (path !== manifestFile) files[path] = await checksumFile(join(folder, path), isReadInPart(path));
  return files;
}

const isReadInPart = (path: string) => /^(elements|exposures|tiles)\//.test(path);

async function checksumFile(path: string, withBlocks: boolean): Promise<Manifest["files"][string]> {
  const hash = createHash("sha256");
  const blocks = new BlockChecksums();
  const stream = createReadStream(path, { highWaterMark: 1 << 20 });
  for await (const chunk of stream) {
    hash.update(chunk);
    if (withBlocks) blocks.add(chunk);
  }
  const whole = { sha256: hash.digest("hex"), bytes: stream.bytesRead };
  return withBlocks ? { ...whole, blocks: blocks.encode() } : whole;
}
