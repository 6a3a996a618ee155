import { statesOf } from "@stopbank/ui/testing/states-of";
import { inTab } from "../testing/inTab.tsx";
import { PartBars } from "./PartBars.tsx";

const parts = [
  { key: "land", label: "Land", ofScore: 0.7, said: "90% exposed, weight 1" },
  { key: "homes", label: "Homes", ofScore: 0.3, said: "20% exposed, weight 3" },
  { key: "lifelines", label: "Lifelines", ofScore: 0, said: "Not assessed, weight 1" },
];

export default statesOf(
  PartBars,
  {
    "value sets": { title: "By value set", what: "Value set", parts },
    "hazard groups": {
      title: "By hazard group",
      what: "Hazard group",
      parts: parts.map(({ key, label, ofScore }) => ({ key, label, ofScore })),
    },
    none: { title: "By hazard group", what: "Hazard group", parts: [] },
  },
  { around: inTab },
);
