import { expect, it } from "vitest";
import { nextLimit, worstOrders } from "./worstChoice.ts";

const flood = { hazard_id: "flood", return_period_parameters: ["ari"] };
const costed = { has_replacement_cost: true, damage_hazards: ["flood"] };

it.each([
  ["all", costed, flood, true, ["damage", "annual", "value", "exposure"]],
  ["none that cost for a client without costs", costed, flood, false, ["exposure"]],
  [
    "none by the year without return periods",
    costed,
    { hazard_id: "flood" },
    true,
    ["damage", "value", "exposure"],
  ],
  ["none by damage without curves", { has_replacement_cost: true }, flood, true, ["value", "exposure"]],
  [
    "those by the year alone, of sets of events",
    { has_replacement_cost: false, annual_damage_hazards: ["flood"] },
    flood,
    true,
    ["annual", "exposure"],
  ],
] as const)("ranks by what there is: %s", (_what, element, hazard, isCosted, orders) => {
  expect(
    worstOrders(
      element as unknown as Parameters<typeof worstOrders>[0],
      hazard as unknown as Parameters<typeof worstOrders>[1],
      isCosted,
    ),
  ).toEqual(orders);
});

it("shows more at a time, up to the most there may be", () => {
  const steps = [10];
  while (steps.at(-1)! < 100) steps.push(nextLimit(steps.at(-1)!, 100));
  expect(steps).toEqual([10, 20, 40, 60, 80, 100]);
});
