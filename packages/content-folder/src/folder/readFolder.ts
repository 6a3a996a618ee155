import { lstat, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { isLeftAlone } from "../documents/place.ts";
import type { ContentFiles } from "../documents/readDocuments.ts";

/** What one import may bring. */
export const folderLimits = { files: 6_000, fileBytes: 33_554_432, bytes: 536_870_912 } as const;

/**
 * Every file below a folder of content. Nothing but files and folders is taken: a symbolic link could lead anywhere.
 *
 * @param isWanted of the paths that have to be read; all without it.
 * @throws DomainError `content/no-folder`, `content/no-file`, `content/too-much`.
 */
export async function readFolder(
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<ContentFiles> {
  const files = new Map<string, Uint8Array>();
  let bytes = 0;
  const walk = async (path: string): Promise<void> => {
    const within = await readdir(join(folder, path), { withFileTypes: true }).catch((error) => {
      throw new DomainError(
        "invalid",
        "content/no-folder",
        `${join(folder, path)}: there is no such folder.`,
        {
          error,
        },
      );
    });
    for (const entry of within.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const at = path === "" ? entry.name : `${path}/${entry.name}`;
      const whole = entry.isDirectory() ? `${at}/` : at;
      if (isLeftAlone(whole) || !isWanted(whole)) continue;
      if (entry.isDirectory()) {
        await walk(at);
        continue;
      }
      const { size } = await lstat(join(folder, at));
      if (!entry.isFile()) throw noFile(at);
      bytes += size;
      if (size > folderLimits.fileBytes || bytes > folderLimits.bytes || files.size >= folderLimits.files)
        throw tooMuch(at);
      files.set(at, await readFile(join(folder, at)));
    }
  };
  await walk("");
  return files;
}

const noFile = (path: string) =>
  new DomainError(
    "invalid",
    "content/no-file",
    `${path} is no file but a link or something else that may lead elsewhere. Put the file itself there.`,
  );

const tooMuch = (path: string) =>
  new DomainError(
    "invalid",
    "content/too-much",
    `At ${path} the folder holds more than an import takes: 6,000 files, of 32 MiB each and 512 MiB in all. Divide it.`,
  );
