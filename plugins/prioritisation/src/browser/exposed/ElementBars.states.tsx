import { statesOf } from "@stopbank/ui/testing/states-of";
import { inTab } from "../testing/inTab.tsx";
import { ElementBars } from "./ElementBars.tsx";

const element = (id: string, label: string, percentage: number, exposed: number, unit: string) => ({
  id,
  label,
  percentage,
  exposed,
  unit,
  notAssessed: 0,
});
const elements = [
  element("buildings", "Buildings", 62.36, 1_204, "each"),
  element("roads", "Roads", 31, 18.25, "km"),
  element("people", "Residents", 12.3, 4_771, "people"),
  element("power", "Power lines", 0.04, 0.02, "km"),
];

export default statesOf(
  ElementBars,
  {
    some: { title: "Flooding", elements },
    one: { title: "Flooding", elements: elements.slice(0, 1) },
    none: { title: "Flooding", elements: [] },
    "long text": {
      title: "Coastal inundation and erosion, with the sea as high as the highest pathway has it",
      elements: [
        element(
          "a",
          "Retirement villages, rest homes and other places where people need help to leave",
          100,
          7,
          "each",
        ),
      ],
    },
  },
  { around: inTab },
);
