import { statesOf } from "@stopbank/ui/testing/states-of";
import { knownHazards } from "../../domain/selected/knownHazards.ts";
import { elementExposure } from "../../domain/testing/exposures.ts";
import { KnownHazardsView } from "./KnownHazardsView.tsx";
import scenarios from "./KnownScenarios.states.tsx";

const { hazard: _one, ...each } = scenarios.states.one;
const of = (exposures: Parameters<typeof knownHazards>[0], term = "hazards") => ({
  ...each,
  term,
  known: knownHazards(exposures),
});
const landslide = { hazard_id: "landslide", hazard_title: "Landslide" };

export default statesOf(KnownHazardsView, {
  none: of([]),
  "none of risks": of([], "risks"),
  several: of([
    elementExposure("1 m", "true"),
    elementExposure("3 m", "true"),
    elementExposure("slopes", "true", landslide),
  ]),
  "not assessed": of([elementExposure("slopes", "unknown", landslide)]),
  "long text": of(
    [elementExposure("slopes", "true", { hazard_title: "Landslides that rain or an earthquake sets off" })],
    "natural hazards and what they set off",
  ),
});
