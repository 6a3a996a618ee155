import { stateWords } from "@stopbank/map-page/state-words";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { sides } from "../../domain/testing/comparisons.ts";
import { breachDamage } from "../../domain/testing/damageChanges.ts";
import { RegionChangesView } from "./RegionChangesView.tsx";

const totals = (count: number) => ({ count, metric: count, cost: count * 300_000, cost_missing: 0 });
const of = (before: number, after: number, unknown = 0) => ({
  selected: totals(100),
  exposed_before: totals(before),
  exposed_after: totals(after),
  difference: { count: after - before, metric: after - before, cost: (after - before) * 300_000 },
  worse: totals(0),
  better: totals(0),
  same: totals(0),
  not_comparable: totals(unknown),
});
const outside = { ...of(0, 0), selected: totals(0) };
const suburbs = {
  title: "Suburbs",
  words: stateWords(undefined),
  sides,
  damage: undefined,
  answer: {
    money: { currency: "NZD" },
    outside,
    regions: [
      { region: "suburb.south", name: "South", ...of(12, 11, 3) },
      { region: "suburb.otara", name: "Ōtara", ...of(15, 25) },
    ],
  },
};

export default statesOf(
  RegionChangesView,
  {
    several: suburbs,
    "beside regions": { ...suburbs, answer: { ...suburbs.answer, money: null, outside: of(1, 3) } },
    "with damage": {
      ...suburbs,
      damage: {
        money: { currency: "NZD" },
        damage: breachDamage,
        regions: [{ region: "suburb.otara", name: "Ōtara", ...breachDamage }],
        outside: null,
      },
    },
    none: { ...suburbs, answer: { ...suburbs.answer, regions: [] } },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
