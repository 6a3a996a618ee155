import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

/** Names of folders begin with whose they are: several containers may share a temp folder, and have the same process ids. */
const prefix = `stopbank-print-${hostname()}-`;
const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;

export interface ScratchFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * A folder for one browser's profile and temporary files, open to this user alone. It goes when it is removed, when this
 * process ends, or, where that was killed, when another makes one.
 */
export async function makeScratchFolder(parent = tmpdir()): Promise<ScratchFolder> {
  await removeLeftOver(parent);
  const path = mkdtempSync(join(parent, `${prefix}${process.pid}-${startOf(process.pid) ?? ""}-`));
  const atExit = () => rmSync(path, removal);
  process.on("exit", atExit);
  return {
    path,
    remove: async () => {
      process.off("exit", atExit);
      await rm(path, removal);
    },
  };
}

/** Folders of processes that are no more. */
async function removeLeftOver(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const [pid = "", start = ""] = name.slice(prefix.length).split("-");
    if (startOf(Number(pid)) === start) continue;
    await rm(join(parent, name), removal);
  }
}

/**
 * When a process started, in ticks since the machine did, since process ids come again (in a container the first is always
 * 1); an empty text where the system does not say. Undefined where there is no such process.
 */
function startOf(pid: number): string | undefined {
  if (process.platform !== "linux") return isRunning(pid) ? "" : undefined;
  try {
    // The name in brackets may have spaces in it; the start is the 22nd value, the 20th after the name.
    return (
      readFileSync(`/proc/${pid}/stat`, "latin1")
        .replace(/^.*\) /s, "")
        .split(" ")[19] ?? ""
    );
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
