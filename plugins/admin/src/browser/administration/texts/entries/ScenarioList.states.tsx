import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { options } from "../../../../domain/testing/prioritisationSettings.ts";
import { ScenarioList } from "./ScenarioList.tsx";

const many = {
  of: "scenario 2",
  tags: ["coast_100", "flood_100"],
  hazards: options.hazards,
  onTags: unheard,
};

export default statesOf(ScenarioList, {
  many,
  "the last of those there must be": { ...many, tags: ["coast_100"] },
  "not in the data any more": { ...many, tags: ["coast_100", "castle_fire"] },
});
