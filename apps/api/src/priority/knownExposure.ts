import type { ElementType } from "@stopbank/dataset/manifest";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { type KnownClasses, tallyKnown } from "@stopbank/risk-engine/known-classes";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { daysFor, scenarioExposure } from "../exposure/scenarioExposure.ts";
import { inTurns, turnWhile, type Waiter } from "../work/inTurns.ts";

/**
 * What hazard scenarios together do to a layer as far as they were assessed for it: worked out at the first question about them.
 * Those that were not assessed for the layer at all are left out, unless that is every one. A cascading layer is looked at as it
 * is on the first of its days.
 */
export async function knownExposure(
  dataset: ServedDataset,
  type: ElementType,
  hazardScenarios: readonly HazardScenario[],
  asker: Waiter,
): Promise<KnownClasses> {
  const assessed = hazardScenarios.filter(({ scenario }) =>
    dataset.directory.isAssessed(type.type, scenario.tag),
  );
  const looked = assessed.length === 0 ? hazardScenarios.slice(0, 1) : assessed;
  const nDays = daysFor(type, undefined);
  const [only, ...others] = looked;
  if (only !== undefined && others.length === 0) return scenarioExposure(dataset, type, only, nDays);
  const tags = looked.map(({ scenario }) => scenario.tag).toSorted();
  return dataset.keepWhileWanted(["known", type.type, ...tags].join(" "), asker, async (wanting) => {
    const turn = turnWhile(wanting);
    const tally = tallyKnown(type.count);
    for (const each of looked) {
      const exposure = await scenarioExposure(dataset, type, each, nDays);
      await inTurns(turn, runsOf(exposure), ({ isFirst, ...rows }) => tally.add(rows, isFirst));
    }
    await turn();
    const value = tally.read();
    return { value, bytes: value.element.length * bytesARow };
  });
}

/** Rows that are added in a turn of the event loop, in some 5 ms. */
const rowsATurn = 131_072;

/** An exposure's rows in runs; one at least, so that a hazard that does nothing counts as one. */
function* runsOf({ element, damageClass }: ExposureColumn) {
  for (let from = 0; from === 0 || from < element.length; from += rowsATurn) {
    const to = from + rowsATurn;
    yield {
      element: element.subarray(from, to),
      damageClass: damageClass.subarray(from, to),
      isFirst: from === 0,
    };
  }
}

/** Element and class. */
const bytesARow = 5;
