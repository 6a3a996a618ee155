import type { Likelihood, NearestHazard } from "@stopbank/contract/property";
import type { ExposureStatus } from "@stopbank/contract/property-status";
import { formatDistance } from "@stopbank/numbers";
import { likelihoodSentence } from "./likelihood.ts";

export interface ToSay {
  readonly status: ExposureStatus;
  /** What the judged scenario does to the property, in the data's own words. */
  readonly exposure: string;
  /** "River flooding, 1 in 100 years, present climate" */
  readonly scenario: string;
  readonly likelihood: Likelihood | null;
  readonly nearest: NearestHazard | null;
}

/** What is known of one hazard at a property, for somebody who knows nothing of hazards. */
export function plainSentence({ status, exposure, scenario, likelihood, nearest }: ToSay): string {
  if (status === "exposed") return `${exposure} ${likelihoodSentence(likelihood)}`;
  if (status === "unknown")
    return `Whether this hazard reaches the property is not known: "${scenario}" was not studied here.`;
  return `"${scenario}" does not reach the property${nearest === null ? "" : nearestWords(nearest)}. ${likelihoodSentence(likelihood)}`;
}

/** Nearer than a cell of the study nothing can be told, and no outline is good to less than a metre. */
function nearestWords({ metres, searched_metres: searched, resolution_metres: cell }: NearestHazard): string {
  if (metres === null && searched === 0)
    return "; how near it comes was not worked out, as the property's outline is too large or too detailed for that";
  if (metres === null) return `, and nothing of it is mapped within ${formatDistance(searched)}`;
  if (cell !== null && metres < cell)
    return `; the nearest it is mapped is less than ${formatDistance(Math.ceil(cell))} away, which is as finely as the study tells`;
  return `; the nearest it is mapped is ${formatDistance(Math.max(1, Math.round(metres)))} away`;
}
