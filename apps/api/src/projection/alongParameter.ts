import type { FixedParameters } from "@stopbank/contract/projections";
import type { Hazard } from "@stopbank/dataset/manifest";
import type { ScenarioStep } from "../ask/scenarioChoice.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { daysFor, scenarioExposure } from "../exposure/scenarioExposure.ts";

/** Along which parameter of which hazard, and what is held still. */
export interface AlongParameter {
  readonly hazard: Hazard;
  readonly primary: string;
  readonly fixed: FixedParameters;
  readonly nDays: number | undefined;
}

/** What each of the scenarios does to a layer. @throws DomainError `risk/unknown-days`. */
export function stepsOf(
  dataset: ServedDataset,
  { table: { description } }: ServedLayer,
  { hazard, nDays: wished }: Pick<AlongParameter, "hazard" | "nDays">,
  scenarios: readonly ScenarioStep[],
) {
  const nDays = daysFor(description, wished);
  return Promise.all(
    scenarios.map(async ({ value, scenario }) => ({
      parameterValue: value,
      scenario,
      exposure: await scenarioExposure(dataset, description, { hazard, scenario }, nDays),
    })),
  );
}
