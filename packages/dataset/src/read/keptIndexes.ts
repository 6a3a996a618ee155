import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Indexes of a client that stay on this machine: the current one, and one that answers may still be finished from. */
const mostKept = 2;
/** What is older and was never finished belongs to a process that has ended. */
const mostPartMs = 24 * 3_600_000;

/** Has an index stay longer than those that were used before. */
export async function noteUse(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now);
}

/** Removes a client's indexes but for the last used. Whoever has one of them open goes on reading it. */
export async function removeOldIndexes(folder: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      return { path, usedMs: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const whole = files.filter(({ path }) => path.endsWith(".sqlite"));
  const old = whole.sort((a, b) => b.usedMs - a.usedMs).slice(mostKept);
  const given = files.filter(
    ({ path, usedMs }) => path.endsWith(".part") && usedMs < Date.now() - mostPartMs,
  );
  for (const { path } of [...old, ...given]) await rm(path, { force: true });
}
