import type { ElementLayer } from "@stopbank/contract/layers";
import type { MultiHazardNumbers } from "@stopbank/contract/risk";
import { noKnownExposure } from "./whichCharts.ts";

// What is said of several scenarios together, on the screen and on paper.

export const worstOfSeveral =
  "Each element counts once, in the worst class any of the scenarios puts it in. It counts as assessed where one of them exposes it or all of them were assessed.";

/** Where others of the same hazards are on the map as well. */
export const oneOfEachHazard =
  "Two scenarios of one hazard cannot happen in one event: of each hazard one counts in what they cost together.";

/** In the place of the figures where none of them is known to expose anything. */
export const nothingOfSeveral = (
  { assessment, sentence }: Pick<MultiHazardNumbers, "assessment" | "sentence">,
  { is_cascading }: Pick<ElementLayer, "is_cascading">,
  isFiltered: boolean,
): string => (assessment.assessed_count > 0 ? noKnownExposure(isFiltered, is_cascading) : sentence);
