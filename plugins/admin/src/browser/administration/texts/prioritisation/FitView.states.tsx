import { statesOf } from "@stopbank/ui/testing/states-of";
import { FitView } from "./FitView.tsx";

const fits = { dataset_version: "3c9e8ac024091b04", is_usable: true, misfits: [] };
const misfits = [
  {
    code: "prioritisation/unknown-element-type",
    path: "/value_sets/0/elements/1/type",
    sentence: "Value set Homes: the data has no element layer castles.",
  },
  {
    code: "prioritisation/not-assessed",
    path: "/scenarios/0/hazard_scenarios/1",
    sentence:
      "Scenario Both: Roads were not assessed for Earthquake (magnitude 7), which is left out for them.",
  },
];

export default statesOf(FitView, {
  fits,
  partly: { ...fits, misfits },
  "cannot be used": { ...fits, is_usable: false, misfits },
});
