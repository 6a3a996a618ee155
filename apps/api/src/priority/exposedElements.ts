import type { ExposedByHazardGroup } from "@stopbank/contract/prioritisation-elements";
import type { HazardScenario, NamedRegion } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { turnWhile, type Waiter } from "../work/inTurns.ts";
import { elementsInRegions, elementsOfSet } from "./chosenElements.ts";
import { type Effect, sumsOfAll } from "./elementSums.ts";
import type { FittedElement } from "./fittedSettings.ts";

interface Question extends Effect {
  readonly dataset: ServedDataset;
  readonly elements: readonly FittedElement[];
  /** In any of which the elements lie; everywhere where there are none. */
  readonly regions: readonly NamedRegion[];
}

type Row = ExposedByHazardGroup[number]["elements"][number];

/** How much of each of the elements a group of hazards exposes, by group. */
export async function exposedByHazardGroup(
  { dataset, elements, regions, hazardScenarios, weightOf }: Question,
  asker: Waiter,
): Promise<ExposedByHazardGroup> {
  const turn = turnWhile(asker);
  const groups = hazardGroups(hazardScenarios).map((group) => ({ ...group, rows: [] as Row[] }));
  for (const element of elements) {
    await turn();
    const chosen =
      regions.length === 0
        ? await elementsOfSet(dataset, element, [], turn)
        : await elementsInRegions(dataset, element, regions, turn);
    for (const group of groups) {
      const effect = { hazardScenarios: group.hazardScenarios, weightOf };
      group.rows.push(rowOf(element, await sumsOfAll(dataset, chosen, effect, asker)));
    }
  }
  return groups.map(({ title, hazardScenarios: own, rows }) => ({
    hazard_group: title,
    hazard_uids: own.map(({ scenario }) => scenario.tag),
    elements: rows.toSorted((a, b) => (b.percentage_exposed ?? -1) - (a.percentage_exposed ?? -1)),
  }));
}

interface HazardGroup {
  readonly title: string;
  readonly hazardScenarios: readonly HazardScenario[];
}

/** Hazard scenarios by their hazard's group, in the order they are named in. */
export const hazardGroups = (hazardScenarios: readonly HazardScenario[]): HazardGroup[] =>
  [...Map.groupBy(hazardScenarios, ({ hazard }) => hazard.group)].map(([title, own]) => ({
    title,
    hazardScenarios: own,
  }));

function rowOf(
  { elementId, label, type }: FittedElement,
  { total, exposed, notAssessed }: Readonly<Record<"total" | "exposed" | "notAssessed", number>>,
): Row {
  const assessed = total - notAssessed;
  return {
    element_id: elementId,
    label,
    type: type.type,
    unit: type.metric.unit,
    percentage_exposed: assessed > 0 ? Math.min(100, (100 * exposed) / assessed) : null,
    total_metric: total,
    exposed_metric: exposed,
    not_assessed_metric: notAssessed,
  };
}
