import { hazardLayer } from "@stopbank/scene/layers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { choices } from "../testing/choices.ts";
import { stagedOf } from "../testing/staged.ts";
import { HazardOptions } from "./HazardOptions.tsx";

const shared = {
  hazards: choices.hazards,
  hazardsTerm: "Hazards",
  useHazardName: true,
  isAssessed: (id: string) => id !== "quake",
  staging: stagedOf(),
  onHelp: unheard,
};

export default statesOf(HazardOptions, {
  several: shared,
  "in one name": { ...shared, useHazardName: false },
  chosen: { ...shared, staging: stagedOf(hazardLayer("river", "river_0_100_shut")) },
  "known of an element": {
    ...shared,
    staging: stagedOf(
      { ...hazardLayer("river", "river_0_100_shut"), addedByKnownRisks: true },
      { ...hazardLayer("river", "river_0_100_open"), addedByKnownRisks: true },
    ),
  },
  none: { ...shared, hazards: [] },
});
