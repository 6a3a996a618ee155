import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import type { DatasetStorage } from "./DatasetStorage.ts";

/** Datasets in a folder of this machine. */
export function localStorage(root: string): DatasetStorage {
  const locate = (path: string) => {
    const parts = path.split("/");
    if (parts.some((part) => part === ".." || part === "." || part.includes("\\") || part.includes("\0")))
      throw missing(path);
    return join(root, ...parts);
  };
  const readRange = async (path: string, offset: number, length?: number) => {
    const file = await open(locate(path)).catch((error: unknown) => {
      throw isAbsent(error) ? missing(path) : error;
    });
    try {
      // A buffer of its own rather than a slice of a pool: typed arrays view it at its start.
      const bytes = new Uint8Array(length ?? (await file.stat()).size);
      let done = 0;
      while (done < bytes.byteLength) {
        const { bytesRead } = await file.read(bytes, done, bytes.byteLength - done, offset + done);
        if (bytesRead === 0) return bytes.subarray(0, done);
        done += bytesRead;
      }
      return bytes;
    } finally {
      await file.close();
    }
  };
  return {
    read: (path) => readRange(path, 0),
    readRange,
    size: async (path) => {
      const found = await unlessAbsent(() => stat(locate(path)));
      return found?.isFile() ? found.size : undefined;
    },
    list: async (prefix) => ((await unlessAbsent(() => readdir(locate(prefix)))) ?? []).sort(),
  };
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

const missing = (path: string) =>
  new DomainError("not-found", "dataset/missing-file", `The dataset file ${path} does not exist.`, { path });
