import { randomUUID } from "node:crypto";
import { Stats } from "node:fs";
import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "@stopbank/errors";
import { noFolder } from "@stopbank/folders";
import { processStart } from "./processStart.ts";

interface Holder {
  pid: number;
  /** Tells this process from a later one with the same pid. */
  start: string;
}

/**
 * Takes a lock file that names this process, taking over one left by a process that is gone.
 *
 * @returns the release. Without it the lock is taken over once this process has ended.
 * @throws DomainError `store/in-use` when the process it names is alive; `disk/no-folder` where no file can be made.
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const mine = JSON.stringify({ pid: process.pid, start: await processStart(process.pid) });
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, mine, { mode: 0o600 }).catch((error: unknown) => {
    // Where there is a folder, as /proc is one, and nothing can be made in it.
    throw codeOf(error) === "ENOENT" ? noFolder(dirname(path), error) : error;
  });
  try {
    // A link is made at once and with its content, or not at all.
    while (!(await linked(draft, path))) await removeIfStale(path);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(path, { force: true });
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function removeIfStale(path: string): Promise<void> {
  const found = await readIfThere(path);
  if (found === undefined) return;
  const holder = parseHolder(found);
  if (holder !== undefined && (await processStart(holder.pid)) === holder.start)
    throw new DomainError(
      "conflict",
      "store/in-use",
      `The store is already open in process ${holder.pid}. Stop that process first, or set DATABASE_URL to a PostgreSQL server, which several processes can share.`,
      { path, ...holder },
    );
  await takingOver(path, async () => {
    // Asked again: another process may have taken the lock over since.
    if ((await readIfThere(path)) === found) await rm(path);
  });
}

/** Runs `remove` unless another process is taking over at this moment; the caller looks again either way. */
async function takingOver(path: string, remove: () => Promise<void>): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    await mkdir(guard);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    // A take-over lasts milliseconds. One this old was cut off, and its guard with it.
    const made = await stat(guard).catch((failure: unknown) => failure);
    if (made instanceof Stats && Date.now() - made.mtimeMs > 10_000)
      await rm(guard, { recursive: true, force: true });
    await sleep(20);
    return;
  }
  try {
    await remove();
  } finally {
    await rmdir(guard);
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Undefined for a file that is no lock of ours, such as one cut short by a full disk. */
function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, start } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === "number" && typeof start === "string" ? { pid, start } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
