import { statesOf } from "@stopbank/ui/testing/states-of";
import type { LegendCard } from "../feature/legendCard.ts";
import { MapFigure } from "./MapFigure.tsx";

const card = (at: number): LegendCard => ({
  key: `layer ${at}`,
  title: `Layer ${at}`,
  marks: [
    { label: "Inside", mark: { color: "#5b4b9a" } },
    { label: "Outside", mark: { color: "#c9d1da" } },
  ],
});
const named = (what: string, count: number) => Array.from({ length: count }, (_, at) => `${what} ${at + 1}`);
const still = {
  size: { width: 300, height: 200 },
  metresPerPoint: 5,
  bearingDegrees: 0,
  pitchDegrees: 0,
  legend: [card(1)],
  attribution: ["Modelled data.", "Land: Natural Earth"],
  faults: [],
};
const src =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='200'%3E%3Cpath d='M0 0h300v200H0z' fill='%23cfe0ec'/%3E%3C/svg%3E";
const map = { still, src, alt: "Buildings of Larkhaven under a flood." };

export default statesOf(MapFigure, {
  "nothing to explain": { ...map, still: { ...still, legend: [], attribution: [] } },
  one: { ...map, caption: { elements: ["Buildings"], hazards: ["River flooding"] } },
  many: {
    ...map,
    still: { ...still, legend: Array.from({ length: 9 }, (_, at) => card(at + 1)) },
    caption: { elements: named("Element", 9), hazards: named("Hazard", 12) },
  },
  "not whole": {
    ...map,
    still: { ...still, faults: ["Part of the layer Buildings did not arrive and is not drawn."] },
  },
});
