import { formatIntensity, readableIntensity } from "@stopbank/numbers";
import type { ElementExposure } from "@stopbank/risk-engine/projection";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { daysAfter, scenarioPhrase } from "../wire/exposureSentence.ts";
import { attributeText } from "./elementFacts.ts";
import { fillTemplate, fillValue } from "./fillTemplate.ts";

export interface ExposureOfOne {
  readonly layer: ServedLayer;
  readonly row: number;
  readonly hazardScenario: HazardScenario;
  readonly state: ElementExposure;
  /** Of a cascading layer. */
  readonly nDays: number | undefined;
}

/** What one scenario does to one element, in one plain sentence; of a cascading layer, what is out (MAP-29). */
export function exposureOfOneSentence({ layer, row, hazardScenario, state, nDays }: ExposureOfOne): string {
  const { hazard, scenario } = hazardScenario;
  const { isCascading } = layer.table.description;
  if (state.state === "not assessed") return `${hazard.title} was not assessed here.`;
  const after = daysAfter(nDays, scenarioPhrase(hazardScenario));
  if (state.state === "not exposed")
    return isCascading
      ? `No outage of upstream connections is known ${after}.`
      : `Not known to be exposed to ${scenarioPhrase(hazardScenario)}.`;
  const value = state.value === null ? null : readableIntensity(state.value);
  if (isCascading) {
    const lasting = value === null ? "" : `, lasting ${formatIntensity(value, "days")} in all`;
    return `Upstream connections are out ${after}${lasting}.`;
  }
  const template = value === null ? scenario.sentence : fillValue(scenario.sentence, value, hazard.unit);
  return fillTemplate(template, (key) => (key === "value" ? undefined : attributeText(layer, row, key)));
}
