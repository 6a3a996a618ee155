import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "@stopbank/folders";

/** Where jobs of this process write what they make, each attempt in a folder of its own. */
export interface JobFolders {
  make(): Promise<string>;
  remove(folder: string): Promise<void>;
}

/** @param root is made where it is missing. */
export function createJobFolders(root: string): JobFolders {
  return {
    make: () => {
      makeFolder(root, 0o700);
      return mkdtemp(join(root, `${process.pid}-`));
    },
    remove: (folder) => rm(folder, { recursive: true, force: true }),
  };
}

/** Removes what processes left that are no more; those of this one's number too, which has begun nothing yet. */
export async function removeLeftFolders(root: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const [, pid] = /^(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid))))
      await rm(join(root, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of somebody else's is there and not to be told.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
