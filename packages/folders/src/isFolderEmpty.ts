import { readdir } from "node:fs/promises";

/** Whether nothing is in a folder, or there is none. */
export async function isFolderEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return true;
    throw error;
  }
}
