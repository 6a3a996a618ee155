import type { SceneExtension } from "../extension.ts";
import { escapeName, readQueryNumber, unescapeNameOrNothing } from "../query/queryText.ts";

/** What a plugin that nobody here knows keeps in a scene: a level by gauge. */
export type Levels = Readonly<Record<string, number>>;

/** `kaituna:1.5,ōtaki:2`, and no gauge that the scene has no layer for. */
export const levels: SceneExtension<Levels> = {
  id: "flood-gauges.levels",
  what: "the levels of the gauges",
  encode: (value) =>
    Object.entries(value)
      .map(([gauge, level]) => `${escapeName(gauge)}:${level}`)
      .join(","),
  decode(text) {
    const pairs = text.split(",").map((part) => {
      const [name = "", level, ...rest] = part.split(":");
      const gauge = unescapeNameOrNothing(name);
      const read = readQueryNumber(level);
      return gauge && read !== undefined && rest.length === 0 ? ([gauge, read] as const) : undefined;
    });
    return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : undefined;
  },
  isEmpty: (value) => Object.keys(value).length === 0,
  fit: (value, { layers }) => {
    const isThere = (gauge: string) => layers.some(({ id }) => id === gauge);
    const entries = Object.entries(value);
    return {
      value: Object.fromEntries(entries.filter(([gauge]) => isThere(gauge))),
      ignored: entries
        .filter(([gauge]) => !isThere(gauge))
        .map(([gauge]) => ({ what: `the level of ${gauge}`, reason: "There is no such gauge." })),
    };
  },
};
