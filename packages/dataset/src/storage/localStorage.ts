import { copyFile, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";
import { replaceFile } from "../files/durable.ts";
import type { PublishingStorage, StoredFile } from "./DatasetStorage.ts";
import { changedMeanwhile, missingFile } from "./missingFile.ts";

/** The system refuses to read 2 GiB in one call. */
const mostBytesAtOnce = 1 << 30;

/** Datasets in a folder of this machine. */
export function localStorage(root: string): PublishingStorage {
  const locate = (path: string) => {
    const parts = path.split("/");
    if (parts.some((part) => part === ".." || part === "." || part.includes("\\") || part.includes("\0")))
      throw missingFile(path);
    return join(root, ...parts);
  };
  const readRange = async (path: string, offset: number, length?: number) => {
    const file = await open(locate(path)).catch((error: unknown) => {
      throw isAbsent(error) ? missingFile(path) : error;
    });
    try {
      // Memory of its own, which threads share: typed arrays view it as it is, here and there.
      const bytes = new Uint8Array(new SharedArrayBuffer(length ?? (await file.stat()).size));
      let done = 0;
      while (done < bytes.byteLength) {
        const part = Math.min(bytes.byteLength - done, mostBytesAtOnce);
        const { bytesRead } = await file.read(bytes, done, part, offset + done);
        if (bytesRead === 0) return bytes.subarray(0, done);
        done += bytesRead;
      }
      return bytes;
    } finally {
      await file.close();
    }
  };
  const readText = async (path: string) => {
    const text = await unlessAbsent(() => readFile(locate(path), "utf8"));
    return text === undefined ? undefined : { text, revision: text };
  };
  return {
    address: root,
    pathOnMachine: locate,
    prepare: async () => makeFolder(root),
    read: (path) => readRange(path, 0),
    readRange,
    size: async (path) => {
      const found = await unlessAbsent(() => stat(locate(path)));
      return found?.isFile() ? found.size : undefined;
    },
    list: async (prefix) => ((await unlessAbsent(() => readdir(locate(prefix)))) ?? []).sort(),
    files: (folder) => filesBelow(locate(folder)),
    async upload(path, { file }) {
      const place = locate(path);
      makeFolder(dirname(place));
      await copyFile(file, `${place}.part`);
      await rename(`${place}.part`, place);
    },
    readText,
    // Between the look and the replacement another process may still come: on a folder of one machine the last one wins.
    async replaceText(path, text, read) {
      if ((await readText(path))?.revision !== read?.revision) throw changedMeanwhile(path);
      makeFolder(dirname(locate(path)));
      replaceFile(locate(path), text);
    },
    async remove(folder) {
      await rm(join(locate(folder), "manifest.json"), { force: true });
      await rm(locate(folder), { recursive: true, force: true });
    },
  };
}

async function filesBelow(folder: string): Promise<Map<string, StoredFile>> {
  const entries = (await unlessAbsent(() => readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const files = new Map<string, StoredFile>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    // Gone since it was listed: as if it had never been.
    const found = await unlessAbsent(() => stat(path));
    if (found !== undefined)
      files.set(relative(folder, path).replaceAll("\\", "/"), {
        bytes: found.size,
        modifiedMs: found.mtimeMs,
      });
  }
  return files;
}

async function unlessAbsent<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isAbsent(error) || (error instanceof DomainError && error.code === "dataset/missing-file"))
      return undefined;
    throw error;
  }
}

const isAbsent = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
