import { statesOf } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { HoverTipView } from "./HoverTipView.tsx";

const hovered = { name: "Larkhaven School", kind: "Schools", xPx: 20, yPx: 20 };
const tip = { hovered, iconPaths: [], room: { widthPx: 360, heightPx: 360, rightPx: 0 } };
const status = { label: "Moderate", mark: { color: "#e8833a", shape: "point" as const } };
const flood = {
  title: "River flooding, 1 in 100 years",
  sentence: "Under 1.2 m of water.",
  value: "1.2\u00a0m",
};
const known = { ...hovered, id: "s-14", icon: "learning", status };
const told = {
  ...known,
  more: { sentence: "Larkhaven School is a school of 240 pupils.", hazards: [flood] },
};
const roof = "M8 1L0 9h2v6h4v-4h4v4h4V9h2z";

export default statesOf(
  HoverTipView,
  {
    named: tip,
    "without a name": { ...tip, hovered: { ...hovered, name: "" } },
    "with a status": { ...tip, hovered: { ...hovered, status } },
    "with its id and icon": { ...tip, iconPaths: [roof], hovered: known },
    "with what a hazard does": { ...tip, iconPaths: [roof], hovered: told },
    "no hazard on the map": { ...tip, hovered: { ...told, more: { ...told.more, hazards: [] } } },
    "several hazards": {
      ...tip,
      hovered: {
        ...told,
        more: {
          ...told.more,
          hazards: [flood, { title: "Tsunami, 3 m", sentence: "Not known to be exposed.", value: undefined }],
        },
      },
    },
    "where a panel begins": { ...tip, room: { ...tip.room, rightPx: 120 } },
    "in the lower half": { ...tip, hovered: { ...told, yPx: 300 } },
    "long text": { ...tip, hovered: { ...hovered, name: "Te Kura o te Takiwā o Larkhaven me ngā Motu" } },
  },
  { around: inMap },
);
