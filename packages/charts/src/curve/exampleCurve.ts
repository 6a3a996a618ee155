import type { CurveSeries } from "./CurveChart.tsx";
import type { Point } from "./readLine.ts";

const line = (steepness: number): Point[] =>
  [0, 1, 2, 3, 4].map((x) => [x, 1 - Math.exp(-x * steepness)] as const);

export const timber: CurveSeries = {
  key: "timber",
  label: "Timber",
  colour: "#b23a48",
  points: line(0.8),
  band: { least: line(0.5), most: line(1.4) },
  uncertainty: {
    is_uncertain: true,
    tooltip: "Between what the least and the most of nine cases of ten lose",
  },
  marks: [[2, 1 - Math.exp(-1.6)]],
};
export const concrete: CurveSeries = {
  key: "concrete",
  label: "Concrete",
  colour: "#2b59c3",
  dash: "6 3",
  points: line(0.3),
};

export const exampleAxes = {
  x: { label: "Depth over the floor (m)", range: [0, 4], format: (value: number) => value.toFixed(1) },
  y: { label: "Damage ratio", range: [0, 1], format: (value: number) => value.toFixed(2) },
} as const;
