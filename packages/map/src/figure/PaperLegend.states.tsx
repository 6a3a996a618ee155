import { statesOf } from "@stopbank/ui/testing/states-of";
import { usualClassLabels } from "../feature/classLabels.ts";
import { elementStatus } from "../features/elements/elementStatus.ts";
import { PaperLegend } from "./PaperLegend.tsx";
import { paperLegend } from "./rules/paperLegend.ts";

const depth = {
  type: "continuous" as const,
  unit: "m",
  stops: [
    { value: 0, color: "#dceefb" },
    { value: 1, color: "#4292c6" },
    { value: 2, color: "#08306b" },
  ],
};
const damage = {
  key: "elements:damage",
  title: "Damage state",
  note: "Buildings",
  marks: [6, 5, 4, 3, 255, 254].map((code) => elementStatus(code, usualClassLabels, false)),
};
const flooding = { key: "hazard:river", title: "River flooding", note: "Depth", sections: [depth] };

export default statesOf(PaperLegend, {
  none: { cards: [] },
  one: { cards: paperLegend([flooding]) },
  several: { cards: paperLegend([damage, flooding]) },
  "its own mark": {
    cards: paperLegend([
      { key: "area", title: "Drawn area", marks: [{ mark: { color: "#1b3a7a", shape: "line" } }] },
    ]),
  },
  "long text": {
    cards: paperLegend([
      {
        key: "long",
        title: "Te rangatira o ngā whare katoa o te takiwā o Larkhaven",
        marks: [{ label: "Unreinforced masonry before 1935", mark: { color: "#8a7ec2" } }],
      },
    ]),
  },
});
