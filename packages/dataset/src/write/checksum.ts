import { createHash } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** SHA-256 and length of every file below a folder but the manifest, by path with forward slashes, in order. */
export async function checksumFolder(
  folder: string,
): Promise<Record<string, { sha256: string; bytes: number }>> {
  const files: Record<string, { sha256: string; bytes: number }> = {};
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
  for (const path of paths.sort())
    if (path !== "manifest.json") files[path] = await checksumFile(join(folder, path));
  return files;
}

async function checksumFile(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash("sha256");
  const stream = createReadStream(path, { highWaterMark: 1 << 20 });
  await pipeline(stream, hash);
  return { sha256: hash.digest("hex"), bytes: stream.bytesRead };
}
