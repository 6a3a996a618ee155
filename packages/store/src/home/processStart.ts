import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/**
 * When a live process started, as text that is the same each time it is asked and differs between two processes
 * that had the same pid; undefined when no such process lives.
 */
export async function processStart(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  if (process.platform === "linux") return linuxStart(pid);
  // Windows has no cheap answer; there the pid alone decides.
  return process.platform === "win32" ? "unknown" : psStart(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function linuxStart(pid: number): Promise<string | undefined> {
  try {
    const [boot, stat] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
      readFile(`/proc/${pid}/stat`, "utf8"),
    ]);
    // proc(5): the start time in ticks since boot is field 22; the name in field 2 may contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended, though its parent has not noticed.
    return fields[0] === "Z" ? undefined : `${boot.trim()} ${fields[19]}`;
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH"))
      return undefined;
    throw error;
  }
}

async function psStart(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]);
  return stdout.trim();
}
