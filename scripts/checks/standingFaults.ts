import type { Row } from "./tables.ts";

/** A test by its file and the words that its title has: `` `a/b.test.ts` "words" ``. */
const named = /`([^`]+\.test\.tsx?)` "([^"]+)"/g;
/** A file of ours. */
const place = /`((?:apps|bench|docs|e2e|infra|packages|plugins|scripts)\/[^`]+)`/g;

/**
 * What is wrong with a table of how we stand to requirements: id, level, how it is, and how or why.
 *
 * @param titlesOf the titles of a test's file, undefined where there is no such file.
 */
export function standingFaults(
  rows: readonly Row[],
  titlesOf: (path: string) => readonly string[] | undefined,
  isThere: (path: string) => boolean,
): string[] {
  return rows.flatMap((row) => {
    const [id = "", , is = "", how = ""] = row;
    if (row.length !== 4 || row.includes("")) return [`${id} has an empty cell.`];
    if (!["met", "not applicable", "deviated"].includes(is)) return [`${id} is "${is}".`];
    const tests = [...how.matchAll(named)];
    if (is === "met" && tests.length === 0 && !how.includes("No test"))
      return [`${id} is met by neither a test nor a reason for none.`];
    return [
      ...tests.flatMap(([, path = "", words = ""]) => {
        const titles = titlesOf(path);
        if (titles === undefined) return [`${id} names ${path}, which is not there.`];
        if (titles.some((title) => title.includes(words))) return [];
        return [`${id} names a test "${words}" that ${path} does not have.`];
      }),
      ...[...how.matchAll(place)].flatMap(([, path = ""]) =>
        path.includes(".test.") || isThere(path) ? [] : [`${id} names ${path}, which is not there.`],
      ),
    ];
  });
}
