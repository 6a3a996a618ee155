import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

/** Of this machine or container: another's may lie beside it, on a disk that they share, and cannot be asked. Short, for sockets. */
const prefix = `stopbank-print-${createHash("sha256").update(hostname()).digest("hex").slice(0, 8)}-`;
const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;
/** Within which a folder that was made has its sign of life. */
const youngMs = 60_000;

export interface ScratchFolder {
  readonly path: string;
  /** @param end ends at once what writes there. When this process ends it is called first: what is written meanwhile would stay. */
  writtenBy(end: () => void): void;
  remove(): Promise<void>;
}

/**
 * A folder for one browser's profile and temporary files, open to this user alone. It goes when it is removed, when this
 * process ends, or, where that was killed, when another makes one.
 */
export async function makeScratchFolder(parent = tmpdir()): Promise<ScratchFolder> {
  await removeLeftOver(parent);
  const path = mkdtempSync(join(parent, prefix));
  let endWriter: () => void = () => undefined;
  const atExit = () => {
    try {
      endWriter();
    } finally {
      rmSync(path, removal);
    }
  };
  process.on("exit", atExit);
  const stopLiving = await showLife(path);
  return {
    path,
    writtenBy: (end) => {
      endWriter = end;
    },
    remove: async () => {
      process.off("exit", atExit);
      stopLiving();
      await rm(path, removal);
    },
  };
}

/**
 * Listens on a socket in the folder as long as its process lives. A process id would not do: it comes again, in a container always as 1,
 * and of processes of another container it says nothing.
 */
async function showLife(folder: string): Promise<() => void> {
  // Windows has no sockets among files; folders of processes that were killed stay there.
  if (process.platform === "win32") return () => undefined;
  const life = createServer((socket) => socket.destroy()).listen(lifeIn(folder));
  life.unref();
  await once(life, "listening");
  return () => void life.close();
}

const lifeIn = (folder: string) => join(folder, "life");

/** Folders of processes that are no more. */
async function removeLeftOver(parent: string): Promise<void> {
  if (process.platform === "win32") return;
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  for (const folder of names.map((name) => join(parent, name)))
    if (await isDead(folder)) await rm(folder, removal);
}

async function isDead(folder: string): Promise<boolean> {
  const socket = connect(lifeIn(folder));
  try {
    await once(socket, "connect");
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ECONNREFUSED") return true;
    // Just being made, or just being removed; or never finished.
    return code === "ENOENT" && (await ageMs(folder)) > youngMs;
  } finally {
    socket.destroy();
  }
}

/** None where it is gone meanwhile. */
const ageMs = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
