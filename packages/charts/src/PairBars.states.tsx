import { statesOf } from "@stopbank/ui/testing/states-of";
import { PairBars } from "./PairBars.tsx";

const of = (value: number) => ({ value, shown: value.toLocaleString("en-NZ") });
const bar = (label: string, colour: string, before: number, after: number, difference: string) => ({
  key: label,
  label,
  colour,
  before: of(before),
  after: of(after),
  difference,
});
const named = {
  title: "Damage State",
  beforeLabel: "Stopbanks hold",
  afterLabel: "Stopbanks breach",
  bars: [
    bar("Major", "#b23a48", 0, 21, "+21"),
    bar("Moderate", "#e08e45", 700, 793, "+93"),
    bar("Minor", "#f2c14e", 1200, 758, "−442"),
  ],
};

export default statesOf(PairBars, {
  several: named,
  noted: { ...named, note: "Of what both sides assessed." },
  zeros: { ...named, bars: [bar("Major", "#b23a48", 0, 0, "0")] },
  none: { ...named, bars: [] },
  "long text": {
    ...named,
    beforeLabel: "1 in 100 years, 2090, middle emissions, stopbanks hold",
    bars: [
      bar("Moderately damaged, fit to be lived in", "#e08e45", 123_456_789, 234_567_890, "+111,111,101"),
    ],
  },
});
