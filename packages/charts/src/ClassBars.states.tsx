import { statesOf } from "@stopbank/ui/testing/states-of";
import { ClassBars } from "./ClassBars.tsx";

const bar = (label: string, colour: string, value: number, share?: number) => ({
  key: label,
  label,
  colour,
  value,
  shown: value.toLocaleString("en-NZ"),
  share,
});
const bars = [
  bar("Minor", "#f2c14e", 1200, 0.6),
  bar("Moderate", "#e08e45", 700, 0.35),
  bar("Major", "#b23a48", 100, 0.05),
];
const named = { title: "Buildings by class", valueLabel: "Buildings" };

export default statesOf(ClassBars, {
  many: { ...named, bars, shareLabel: "of assessed" },
  "without shares": { ...named, bars },
  uncertain: {
    ...named,
    bars: bars.map((one) => ({
      ...one,
      range: { from: one.value * 0.8, to: one.value * 1.3, shown: "±" },
      uncertainty: { is_uncertain: true, tooltip: "Between 80% and 130% of it: five valuers differ." },
    })),
    note: "Whiskers hold nine cases of ten.",
  },
  one: { ...named, bars: bars.slice(0, 1), shareLabel: "of assessed" },
  zeros: {
    ...named,
    bars: bars.map(({ label, colour }) => bar(label, colour, 0, 0)),
    shareLabel: "of assessed",
  },
  none: { ...named, bars: [] },
  "long text": {
    ...named,
    bars: [bar("Moderately damaged, fit to be lived in", "#e08e45", 123456789, 1)],
    shareLabel: "of assessed",
  },
});
