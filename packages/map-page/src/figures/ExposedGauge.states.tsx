import { statesOf } from "@stopbank/ui/testing/states-of";
import { buildings, costs, outages } from "../testing/figures.ts";
import { numbers } from "../testing/riskNumbers.ts";
import { ExposedGauge } from "./ExposedGauge.tsx";
import { shareBase } from "./shareBase.ts";

const data = numbers({ low: 30, high: 15 });
const base = shareBase(data, null);
const inMoney = (of: "value" | "damage") => {
  const money = costs(of, { low: 2_000_000 });
  return { data, costs: money, element: buildings, base: shareBase(data, money) };
};
const people = {
  ...costs({ name: "People" }, { low: 4_771 }, 1, 0, { currency: null, unit: "people" }),
  assessed_total: 9_542,
};

export default statesOf(ExposedGauge, {
  some: { data, element: buildings, base },
  none: { data: numbers({}), element: buildings, base },
  all: { data: numbers({ low: 90 }), element: buildings, base },
  outages: { data, element: outages, base },
  value: inMoney("value"),
  damage: inMoney("damage"),
  people: { data, costs: people, element: buildings, base: shareBase(data, people) },
  "no share to give": { data, element: buildings, base: undefined },
  "long text": {
    data: numbers({ low: 12_345_678 }, { metric_unit: "km" }),
    element: buildings,
    base: { whole: 98_765_432, words: "of 98,765,432 km of pipes, mains and laterals assessed", label: "of" },
  },
});
