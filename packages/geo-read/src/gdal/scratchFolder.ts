import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { isRunning } from "@stopbank/dataset/write";

/** This machine's name as far as a folder's name takes it: containers may share a folder, but no process numbers. */
const host = hostname().replace(/[^A-Za-z0-9]/g, "");

const own = `stopbank-import-${host}.`;

/**
 * Makes a folder for temporary files, which goes when the process ends, and clears away those of processes that were
 * killed before they could do so.
 */
export function scratchFolder(): string {
  const parent = tmpdir();
  const folder = mkdtempSync(join(parent, `${own}${process.pid}.`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(parent))
    if (name.startsWith(own) && !isRunning(Number(name.slice(own.length).split(".")[0])))
      clearAway(join(parent, name));
  return folder;
}

/** Where another user's process died, that user's next import does it. */
function clearAway(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EACCES" && code !== "EPERM") throw error;
  }
}
