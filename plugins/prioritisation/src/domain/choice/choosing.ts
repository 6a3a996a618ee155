import type { Scene, SceneOperation } from "@stopbank/scene";
import { extensionValue, setExtension } from "@stopbank/scene/extension";
import { saidWeights, type Weights } from "../weights/weights.ts";
import { choiceText, readChoice } from "./choiceText.ts";
import { type AreaSort, type PriorityChoice, type SortColumn, usualSort } from "./priorityChoice.ts";
import { priorityExtension } from "./priorityExtension.ts";

export const choiceOf = (scene: Scene): PriorityChoice =>
  readChoice(extensionValue(scene, priorityExtension) ?? "");

const change =
  (changes: Partial<Record<keyof PriorityChoice, unknown>>): SceneOperation =>
  (scene) =>
    setExtension(priorityExtension, choiceText({ ...choiceOf(scene), ...changes } as PriorityChoice))(scene);

/** Weights and scenario together: one step to undo (PRI-07). */
export const applyInputs = (inputs: {
  readonly scenario: string;
  readonly weights: Weights;
}): SceneOperation => change({ scenario: inputs.scenario, weights: saidOrNothing(inputs.weights) });

const saidOrNothing = (weights: Weights): Weights | undefined => {
  const said = saidWeights(weights);
  return Object.keys(said).length === 0 ? undefined : said;
};

/** Areas of another layer: none of them is the selected one. */
export const chooseLayer = (layer: string): SceneOperation => change({ layer, area: undefined });

/** Selects an area; the selected one is selected no more (PRI-02). */
export const toggleArea =
  (area: string): SceneOperation =>
  (scene) =>
    change({ area: choiceOf(scene).area === area ? undefined : area })(scene);

/** Elements that another group of hazards exposes. */
export const chooseHazardGroup = (hazardGroup: string): SceneOperation => change({ hazardGroup });

export const clearArea: SceneOperation = change({ area: undefined });

/** As a click on the head of a column: sorts by it, again the other way round (PRI-09). */
export const sortBy =
  (column: SortColumn): SceneOperation =>
  (scene) => {
    const { sort = usualSort } = choiceOf(scene);
    const next: AreaSort = { column, isDescending: sort.column === column && !sort.isDescending };
    const isUsual = next.column === usualSort.column && !next.isDescending;
    return change({ sort: isUsual ? undefined : next })(scene);
  };
