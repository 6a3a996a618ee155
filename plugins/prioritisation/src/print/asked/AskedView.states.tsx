import { statesOf } from "@stopbank/ui/testing/states-of";
import { settings } from "../../domain/testing/settings.ts";
import { AskedView } from "./AskedView.tsx";

const [today, later] = settings.scenarios;
if (today === undefined || later === undefined) throw new Error("The example has two scenarios.");
const common = {
  valueSets: settings.valueSets,
  weights: { homes: 5 },
  scenario: today,
  hazardsTerm: "Hazards",
  misfits: [],
};

export default statesOf(AskedView, {
  usual: common,
  "without a description": { ...common, scenario: later },
  "left out": {
    ...common,
    misfits: ["The data has no element layer schools, which value set Community names."],
  },
});
