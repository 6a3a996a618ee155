import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { startChoice } from "../../domain/summaryChoice.ts";
import { floodAndQuake } from "./ScenarioList.states.tsx";
import { SummaryControls } from "./SummaryControls.tsx";

const around = {
  choice: startChoice,
  change: unheard,
  scenarios: floodAndQuake,
  mostScenarios: 30,
  elementGroups: ["Built", "Transport"],
  regionGroups: [
    { region_group: "suburbs", title: "Suburbs" },
    { region_group: "wards", title: "Wards" },
  ],
};

export default statesOf(SummaryControls, {
  start: around,
  percent: { ...around, choice: { ...startChoice, scenarios: ["flood_100yr"], isPercent: true } },
  "one group of regions": { ...around, regionGroups: around.regionGroups.slice(0, 1) },
  "long text": {
    ...around,
    elementGroups: Array.from({ length: 14 }, (_, i) => `Places where people need help to leave ${i}`),
  },
});
