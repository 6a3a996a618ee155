import { copyFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { openGdal } from "./openGdal.ts";

/** What SQLite takes in, or takes back, when it opens a database: changes that a program has not yet written into it. */
const endings = ["-wal", "-journal"];

/** The files beside a database that belong to it and hold something. */
export const sidecarsOf = (path: string): string[] =>
  endings
    .map((ending) => path + ending)
    .filter((each) => (statSync(each, { throwIfNoEntry: false })?.size ?? 0) > 0);

/** Does something with a copy of a database and what lies beside it, which goes afterwards. */
export async function withCopy<T>(path: string, work: (copy: string) => Promise<T>): Promise<T> {
  const { folder, nextName } = await openGdal();
  const copy = join(folder, `${nextName()}.database`);
  try {
    for (const each of [path, ...sidecarsOf(path)]) copyFileSync(each, copy + each.slice(path.length));
    return await work(copy);
  } finally {
    for (const ending of ["", "-shm", ...endings]) rmSync(copy + ending, { force: true });
  }
}
