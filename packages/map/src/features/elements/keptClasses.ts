import type { LiveMap } from "../../feature/liveMap.ts";
import { decodeClasses, type ElementClasses } from "./elementClasses.ts";
import { type KeptAnswers, keepAnswers } from "./keptAnswers.ts";

/** How many class arrays are kept: going back and forth between scenarios asks the server once. */
const keptArrays = 24;

/** Of each map that is open: its index is made with it. */
const kept = new WeakMap<LiveMap["index"], KeptAnswers<ElementClasses>>();

/** @param nDays of outages; undefined for other elements. */
const keyOf = (type: string, scenario: string, nDays: number | undefined) =>
  `${type}|${scenario}|${nDays ?? ""}`;

const arraysOf = (index: LiveMap["index"]): KeptAnswers<ElementClasses> => {
  const arrays = kept.get(index) ?? keepAnswers(keptArrays);
  kept.set(index, arrays);
  return arrays;
};

/**
 * The damage classes of a layer's elements under a scenario, asked of the server once for all of a map. Who asks ahead of time has the map
 * coloured as soon as the layer is on it.
 *
 * @param nDays of outages; undefined for other elements.
 */
export const fetchKeptClasses = (
  { index, host }: Pick<LiveMap, "index" | "host">,
  type: string,
  scenario: string,
  nDays: number | undefined,
): Promise<ElementClasses> =>
  arraysOf(index).fetch(keyOf(type, scenario, nDays), async () =>
    decodeClasses(await host.fetchClasses(type, scenario, nDays)),
  );

/** Those that are here already. */
export const keptClasses = (
  index: LiveMap["index"],
  type: string,
  scenario: string,
  nDays: number | undefined,
): ElementClasses | undefined => arraysOf(index).here(keyOf(type, scenario, nDays));
