import { readFile } from "node:fs/promises";

/**
 * Megabytes of memory that a process has for itself or gave to others as shared memory; of programs and libraries it
 * counts nothing. Undefined where the system does not say (other than Linux) or the process is gone.
 */
export async function ownMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "latin1").catch(() => undefined);
  if (status === undefined) return undefined;
  return (kilobytes(status, "RssAnon") + kilobytes(status, "RssShmem")) / 1_024;
}

const kilobytes = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s*(\\d+) kB`, "m").exec(status)?.[1] ?? 0);
