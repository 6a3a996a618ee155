import type { Misfit } from "@stopbank/contract/prioritisation-config";
import { moreMisfits, mostMisfits } from "../wire/moreMisfits.ts";

/** Says what does not fit. @param path in the settings, as a JSON pointer. @param code without its area. */
export type NoteMisfit = (path: string, code: string, sentence: string) => void;

interface Placed<T> {
  readonly each: T;
  /** Where it is in the settings. */
  readonly path: string;
}

/** Those whose id comes for the first time. */
export function uniqueBy<Key extends string, T extends Readonly<Record<Key, string>>>(
  list: readonly T[],
  key: Key,
  path: string,
  what: string,
  note: NoteMisfit,
): Placed<T>[] {
  const seen = new Set<string>();
  return list.flatMap((each, i) => {
    const id = each[key];
    if (seen.has(id)) {
      note(`${path}/${i}/${key}`, "id-twice", `${what} ${id}: another has the same id already.`);
      return [];
    }
    seen.add(id);
    return [{ each, path: `${path}/${i}` }];
  });
}

/** Keeps the first misfits, and how many more there are. */
export function collectMisfits() {
  const told: Misfit[] = [];
  let more = 0;
  const note: NoteMisfit = (path, code, sentence) => {
    if (told.length < mostMisfits) told.push({ code: `prioritisation/${code}`, path, sentence });
    else more++;
  };
  const read = (): readonly Misfit[] =>
    more === 0
      ? told
      : [
          ...told,
          {
            code: "prioritisation/more-misfits",
            path: "",
            sentence: moreMisfits(more),
          },
        ];
  return { note, read };
}
