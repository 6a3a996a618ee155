import type { Measure } from "@stopbank/map-page/class-rows";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MeasureToggle } from "./MeasureToggle.tsx";

const all: readonly Measure[] = ["quantity", "value", "damage"];
const quantity = { measures: all, measure: "quantity" as const, currency: "NZD", onChange: unheard };

export default statesOf(MeasureToggle, {
  quantity,
  value: { ...quantity, measure: "value" },
  damage: { ...quantity, measure: "damage" },
  "without damage curves": { ...quantity, measures: ["quantity", "value"] },
  "another currency": { ...quantity, currency: "EUR" },
});
