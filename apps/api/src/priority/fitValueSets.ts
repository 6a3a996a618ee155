import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { Turn } from "../work/inTurns.ts";
import { createElementFitter } from "./fitElement.ts";
import type { FittedElement, FittedLayer, FittedValueSet } from "./fittedSettings.ts";
import { type NoteMisfit, uniqueBy } from "./misfits.ts";

/** The value sets with those of their elements that the dataset has; one without any is left out. */
export async function fitValueSets(
  settings: Prioritisation,
  dataset: ServedDataset,
  layers: readonly FittedLayer[],
  note: NoteMisfit,
  turn: Turn,
): Promise<FittedValueSet[]> {
  const fitElement = createElementFitter(dataset, layers, note, turn);
  const fitted: FittedValueSet[] = [];
  for (const { each, path } of uniqueBy(
    settings.value_sets,
    "value_set_id",
    "/value_sets",
    "Value set",
    note,
  )) {
    // Named twice in a set, elements count once.
    const elements = new Set<FittedElement>();
    for (const [i, element] of each.elements.entries()) {
      await turn();
      const own = await fitElement(element, each.display_name, `${path}/elements/${i}`);
      if (own !== undefined) elements.add(own);
    }
    if (elements.size === 0)
      note(path, "empty-value-set", `Value set ${each.display_name} has no elements that fit the data.`);
    else
      fitted.push({
        id: each.value_set_id,
        displayName: each.display_name,
        description: each.description ?? "",
        elements: [...elements],
      });
  }
  return fitted;
}
