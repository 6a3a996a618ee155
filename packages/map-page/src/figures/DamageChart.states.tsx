import { statesOf } from "@stopbank/ui/testing/states-of";
import { classLabels } from "../classes/damageClasses.ts";
import { buildings, costs, outages } from "../testing/figures.ts";
import { numbers } from "../testing/riskNumbers.ts";
import { DamageChart } from "./DamageChart.tsx";
import { shareBase } from "./shareBase.ts";

const labels = classLabels(undefined);
const many = numbers({ exposed: 4, low: 30, medium: 12, high: 6 });
const base = shareBase(many, null);
const value = costs("value", { low: 3_000_000, high: 500_000 });
const damage = costs("damage", { low: 300_000, high: 500_000 }, 0.8);
const people = costs({ name: "People" }, { low: 4_771, high: 1 }, 1, 0, { currency: null, unit: "people" });

export default statesOf(DamageChart, {
  many: { data: many, element: buildings, labels, base },
  one: { data: numbers({ high: 1 }), element: buildings, labels, base },
  none: { data: numbers({}), element: buildings, labels, base },
  "without shares": { data: many, element: buildings, labels, base: undefined },
  outages: { data: numbers({ exposed: 9 }), element: outages, labels, base },
  value: { data: many, costs: value, element: buildings, labels, base: shareBase(many, value) },
  "uncertain damage": {
    data: many,
    costs: damage,
    element: buildings,
    labels,
    base: shareBase(many, damage),
  },
  people: { data: many, costs: people, element: buildings, labels, base: shareBase(many, people) },
  "long text": {
    data: numbers({ low: 1_234_567 }, { metric_unit: "km" }),
    element: { ...buildings, display_name: "Water pipes, mains and laterals of the whole district" },
    labels: { ...labels, 4: "Lightly damaged, though still fit to be used while it is mended" },
    base,
    inFull: String,
  },
});
