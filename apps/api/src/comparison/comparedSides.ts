import { DomainError } from "@stopbank/errors";
import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { type Sides, statesOf } from "@stopbank/risk-engine/element-states";
import { tallyWorst } from "@stopbank/risk-engine/tally-worst";
import { namesOf } from "../ask/names.ts";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { daysFor, scenarioExposure } from "../exposure/scenarioExposure.ts";
import { inTurns, type Turn } from "../work/inTurns.ts";

/** Scenarios on both sides together that one call may name, over all its layers. */
const mostScenarios = 200;

/** The scenarios of two sides, by their tags. */
export interface SideTags {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Reads both sides of a path. @throws DomainError `risk/too-many-pairs`. */
export function sideTagsIn(params: { before: string; after: string }, layers: number): SideTags {
  const tags = { before: namesOf(params.before), after: namesOf(params.after) };
  const named = (tags.before.length + tags.after.length) * layers;
  if (named > mostScenarios)
    throw new DomainError(
      "invalid",
      "risk/too-many-pairs",
      `${named} pairs of layer and scenario are too many to compare at once; ask for at most ${mostScenarios}.`,
    );
  return tags;
}

export const scenariosNamed = ({ directory }: ServedDataset, tags: readonly string[]): HazardScenario[] =>
  tags.map((tag) => directory.scenario(tag));

/**
 * What each side has of every element of a layer: under several scenarios, its worst class.
 *
 * @throws DomainError `dataset/unknown-...`, `risk/unknown-days`.
 */
export async function comparedSides(
  dataset: ServedDataset,
  type: string,
  { before, after }: SideTags,
  askedDays: number | undefined,
  turn: Turn,
): Promise<Sides> {
  return {
    before: await sideStates(dataset, type, before, askedDays, turn),
    after: await sideStates(dataset, type, after, askedDays, turn),
  };
}

/** One of them. @throws DomainError as `comparedSides`. */
export async function sideStates(
  dataset: ServedDataset,
  type: string,
  tags: readonly string[],
  askedDays: number | undefined,
  turn: Turn,
): Promise<Uint8Array> {
  const description = dataset.directory.elementType(type);
  const nDays = daysFor(description, askedDays);
  const { count } = description;
  const exposures: ExposureColumn[] = [];
  for (const scenario of scenariosNamed(dataset, tags))
    exposures.push(await scenarioExposure(dataset, description, scenario, nDays));
  await turn();
  const [only, ...others] = exposures;
  if (only !== undefined && others.length === 0) return statesOf(only, count);
  const worst = tallyWorst(count);
  await inTurns(turn, exposures, worst.add);
  return statesOf(worst.read(), count);
}
