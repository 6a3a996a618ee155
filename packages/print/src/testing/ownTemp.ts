import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A temp folder of one's own, so that whatever is left in it is one's own too. */
export interface OwnTemp {
  readonly path: string;
  left(): Promise<string[]>;
  /** Removes it, and has the temp folder where it was. */
  remove(): void;
}

/** Until it is removed, this process's temp folder. */
export function makeOwnTemp(): OwnTemp {
  const path = mkdtempSync(join(tmpdir(), "stopbank-own-"));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = path;
  return {
    path,
    left: () => readdir(path),
    remove: () => {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      rmSync(path, { recursive: true });
    },
  };
}
