import { expect, it } from "vitest";
import { measureOptions } from "./measureOptions.ts";

const option = (property: string, name: string, asset_type = "lots") => ({
  asset_type,
  property,
  name,
  prefix: "$",
  type: "numeric" as const,
});

it("MAP-08 offers the quantity and every amount that the API names for the layer, the replacement cost as Value ($)", () => {
  const named = [
    option("replacement_cost", "Value ($)"),
    option("damage_cost", "Damage ($)"),
    option("land_value", "Land value"),
    { asset_type: "lots", property: "residents", name: "People", unit: "people", type: "numeric" as const },
    option("annual_revenue", "Annual revenue", "farms"),
    { ...option("zone", "Zone"), type: "text" as const },
  ];
  expect(measureOptions("lots", named)).toEqual([
    { measure: "quantity", name: "Quantity (default)" },
    { measure: "value", name: "Value ($)" },
    { measure: "damage", name: "Damage ($)" },
    { measure: "by:land_value", name: "Land value ($)" },
    { measure: "by:residents", name: "People", unit: "people" },
  ]);
  expect(measureOptions("farms", named).at(-1)).toEqual({
    measure: "by:annual_revenue",
    name: "Annual revenue ($)",
  });
  expect(measureOptions("roads", named)).toEqual([{ measure: "quantity", name: "Quantity (default)" }]);
});
