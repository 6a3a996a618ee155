import { statesOf } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { HoverTipView } from "./HoverTipView.tsx";

const hovered = { name: "Larkhaven School", kind: "Schools", xPx: 20, yPx: 20 };
const tip = { hovered, room: { widthPx: 320, heightPx: 320, rightPx: 0 } };

export default statesOf(
  HoverTipView,
  {
    named: tip,
    "without a name": { ...tip, hovered: { ...hovered, name: "" } },
    "with a status": {
      ...tip,
      hovered: { ...hovered, status: { label: "Moderate", mark: { color: "#e8833a", shape: "point" } } },
    },
    "where a panel begins": { ...tip, room: { ...tip.room, rightPx: 120 } },
    "long text": { ...tip, hovered: { ...hovered, name: "Te Kura o te Takiwā o Larkhaven me ngā Motu" } },
  },
  { around: inMap },
);
