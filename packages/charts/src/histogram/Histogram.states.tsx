import { statesOf } from "@stopbank/ui/testing/states-of";
import { Histogram } from "./Histogram.tsx";

const series = [
  { key: "minor", label: "Minor", colour: "#f2c14e" },
  { key: "major", label: "Major", colour: "#b23a48" },
];
const buckets = [0, 1, 2, 3, 4, 5].map((at) => ({
  label: `${at / 2} to ${at / 2 + 0.5} m`,
  tick: String(at / 2),
  values: [400 - at * 60, at * 40],
}));
const depths = {
  title: "Buildings by depth",
  series,
  ticks: "edges",
  xLabel: "Depth (m)",
  yLabel: "Buildings",
} as const;

export default statesOf(Histogram, {
  many: { ...depths, buckets, shareOf: { whole: 3000, words: "of exposed" } },
  "one class": { ...depths, buckets: buckets.map((one) => ({ ...one, values: [one.values[0] ?? 0, 0] })) },
  "one bar": { ...depths, buckets: buckets.slice(0, 1) },
  "names under bars": {
    ...depths,
    xLabel: "Day",
    ticks: "middles",
    buckets: buckets.map((one, at) => ({ ...one, label: `Day ${at + 1}`, tick: `Day ${at + 1}` })),
  },
  none: { ...depths, buckets: [] },
});
