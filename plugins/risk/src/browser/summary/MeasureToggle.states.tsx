import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { type MeasureOption, quantityOption } from "../../domain/summary/measureOptions.ts";
import { MeasureToggle } from "./MeasureToggle.tsx";

const options: readonly MeasureOption[] = [
  quantityOption,
  { measure: "value", name: "Value ($)" },
  { measure: "damage", name: "Damage ($)" },
];
const quantity = { options, measure: "quantity" as const, onChange: unheard };

export default statesOf(MeasureToggle, {
  quantity,
  value: { ...quantity, measure: "value" },
  damage: { ...quantity, measure: "damage" },
  "without damage curves": { ...quantity, options: options.slice(0, 2) },
  "other amounts": {
    ...quantity,
    options: [
      quantityOption,
      { measure: "by:land_value", name: "Land value ($)" },
      { measure: "by:annual_revenue", name: "Annual revenue ($)" },
    ],
    measure: "by:land_value",
  },
});
