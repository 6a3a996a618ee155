import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ScenarioChoice } from "./ScenarioChoice.tsx";
import { floodAndQuake } from "./ScenarioList.states.tsx";

const around = { groups: floodAndQuake, most: 30, onChange: unheard };

export default statesOf(ScenarioChoice, {
  none: { ...around, chosen: [] },
  one: { ...around, chosen: ["flood_100yr"] },
  many: { ...around, chosen: ["flood_100yr", "quake_m7", "flood_20yr"] },
});
