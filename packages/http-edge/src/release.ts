import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What runs here (AMB-28). */
export interface Release {
  /** The package's: `0.1.0`. */
  readonly version: string;
  /** The first 12 digits of the commit; null where it is not known. */
  readonly commit: string | null;
}

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Which release this is: the commit as STOPBANK_COMMIT says, which an image sets that carries no history, else as the checkout has it.
 *
 * @param checkout where the sources lie.
 */
export function readRelease(
  version: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  checkout = root,
): Release {
  const commit = commitIn(env.STOPBANK_COMMIT ?? "") ?? checkedOut(checkout);
  return { version, commit: commit ?? null };
}

const commitIn = (text: string): string | undefined =>
  /^[0-9a-f]{12,64}$/.exec(text.trim())?.[0].slice(0, 12);

/** The commit that a folder's own history has checked out. A work tree beside its history is none of a release. */
function checkedOut(folder: string): string | undefined {
  const read = (...path: string[]): string => {
    try {
      return readFileSync(join(folder, ".git", ...path), "utf8");
    } catch {
      // Not from a checkout, or its references are packed: the next place is looked at.
      return "";
    }
  };
  const head = read("HEAD");
  const branch = /^ref: (refs\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*)\s*$/.exec(head)?.[1];
  if (branch === undefined) return commitIn(head);
  const packed = read("packed-refs")
    .split("\n")
    .find((line) => line.endsWith(` ${branch}`));
  return commitIn(read(branch)) ?? commitIn(packed?.split(" ")[0] ?? "");
}
