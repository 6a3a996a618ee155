import type { ElementType, Hazard } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import { type BlockSums, blockSumsBytes } from "@stopbank/risk-engine/block-sums";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { tallyWorst } from "@stopbank/risk-engine/tally-worst";
import type { SelectionRequest } from "../ask/selection.ts";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { inTurns, turnWhile, type Waiter } from "../work/inTurns.ts";

/**
 * The days after the event that a call means: for a cascading layer one of its own, the first unless another is
 * asked for; for any other layer none, whatever is asked for, since a call may name layers of both kinds.
 *
 * @throws DomainError `risk/unknown-days`.
 */
export function daysFor(type: ElementType, askedDays: number | undefined): number | undefined {
  if (!type.isCascading || type.nDays === undefined) return undefined;
  if (askedDays === undefined || type.nDays.includes(askedDays)) return askedDays ?? type.nDays[0];
  throw new DomainError(
    "invalid",
    "risk/unknown-days",
    `${type.displayName} were assessed ${type.nDays.join(", ")} days after the event, not ${askedDays}.`,
  );
}

/** What a layer's exposure values are in: the hazard's unit; of a cascading layer they say how long an outage lasts. */
export const exposureUnit = ({ isCascading }: ElementType, { unit }: Hazard): string =>
  isCascading ? "days" : unit;

/** What a scenario does to a layer. One that was never assessed for it has every element not assessed. */
export const scenarioExposure = (
  { data }: ServedDataset,
  type: ElementType,
  { hazard, scenario }: HazardScenario,
  nDays: number | undefined,
): Promise<ExposureColumn> => data.exposure(type.type, hazard.hazardId, scenario.tag, nDays);

/** What `summariseBlocks` needs beside a scenario's exposure, worked out at the first question about it. */
export const scenarioSums = (
  dataset: ServedDataset,
  { table: { description, count }, measures }: ServedLayer,
  { hazard, scenario }: HazardScenario,
  nDays: number | undefined,
  exposure: ExposureColumn,
  { work, asker }: Pick<SelectionRequest, "work" | "asker">,
): Promise<BlockSums> =>
  dataset.keepWhileWanted(
    ["sums", description.type, hazard.hazardId, scenario.tag, nDays].join(" "),
    asker,
    async (wanting) => {
      const value = await work.sumBlocks({ exposure, measures, of: count }, wanting);
      return { value, bytes: blockSumsBytes(value) };
    },
  );

/** What several scenarios together do to a layer, each element in its worst class: worked out at the first question about them. */
export async function worstExposure(
  dataset: ServedDataset,
  type: ElementType,
  hazardScenarios: readonly HazardScenario[],
  nDays: number | undefined,
  asker: Waiter,
): Promise<ExposureColumn> {
  return dataset.keepWhileWanted(
    `worst ${togetherKey(type, hazardScenarios, nDays)}`,
    asker,
    async (wanting) => {
      const turn = turnWhile(wanting);
      const exposures = await Promise.all(
        hazardScenarios.map((scenario) => scenarioExposure(dataset, type, scenario, nDays)),
      );
      const worst = tallyWorst(type.count);
      await inTurns(turn, exposures, worst.add);
      await turn();
      const value = worst.read();
      return { value, bytes: value.element.length * bytesARow };
    },
  );
}

/** What `summariseBlocks` needs beside {@link worstExposure}. */
export const worstSums = (
  dataset: ServedDataset,
  { table: { description, count }, measures }: ServedLayer,
  hazardScenarios: readonly HazardScenario[],
  nDays: number | undefined,
  exposure: ExposureColumn,
  { work, asker }: Pick<SelectionRequest, "work" | "asker">,
): Promise<BlockSums> =>
  dataset.keepWhileWanted(
    `worst sums ${togetherKey(description, hazardScenarios, nDays)}`,
    asker,
    async (wanting) => {
      const value = await work.sumBlocks({ exposure, measures, of: count }, wanting);
      return { value, bytes: blockSumsBytes(value) };
    },
  );

/** Whatever order they are named in. */
const togetherKey = (
  { type }: ElementType,
  hazardScenarios: readonly HazardScenario[],
  nDays: number | undefined,
) => [type, ...hazardScenarios.map(({ scenario }) => scenario.tag).sort(), nDays].join(" ");

/** Element, value and class. */
const bytesARow = 9;
