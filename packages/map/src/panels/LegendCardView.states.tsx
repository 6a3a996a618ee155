import { statesOf } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { LegendCardView } from "./LegendCardView.tsx";

const mark = (label: string, color: string) => ({ label, mark: { color } });

export default statesOf(
  LegendCardView,
  {
    "its own mark": { title: "Drawn area", marks: [{ mark: { color: "#2f80ed", shape: "line" } }] },
    "several marks": {
      title: "Damage state",
      note: "Chosen scenario",
      marks: [mark("None", "#7fb98f"), mark("Moderate", "#e8833a"), mark("Severe", "#b3261e")],
    },
    "of a dataset": {
      title: "Schools",
      shape: "point",
      sections: [{ type: "categorical", items: [{ label: "School", color: "#34506e" }] }],
    },
    "long text": {
      title: "Te rangatira o ngā whare katoa o te takiwā o Larkhaven",
      note: "What is shown is modelled from the water's depth at each building, and not what was seen in any flood.",
    },
  },
  { around: inMap },
);
