import { statesOf } from "@stopbank/ui/testing/states-of";
import screen from "../../browser/worst/WorstListView.states.tsx";
import { WorstOfLayerView } from "./WorstOfLayerView.tsx";

const wire = { asset_type: "buildings", hazard_scenario: "c100", dataset_version: "1" };
const list = (state: keyof typeof screen.states) => {
  const { answer, labels, isCascading } = screen.states[state];
  return {
    answer: { ...wire, ...answer, elements: [...answer.elements] },
    labels,
    isCascading,
    elements: "Buildings",
    under: "River flooding, 1 in 100 years",
  };
};

export default statesOf(WorstOfLayerView, {
  "by damage": list("by damage"),
  "by exposure": list("by exposure"),
  outage: { ...list("by exposure"), isCascading: true },
  none: list("none"),
  "long text": list("long text"),
});
