import { expect, it } from "vitest";
import { type DamageColumn, recordedStakes } from "./recordedDamage.ts";

const amounts = Float64Array.of(5, 6);
const recorded: DamageColumn = {
  element: Uint32Array.of(1, 3),
  min: amounts,
  value: amounts,
  max: amounts,
  lack: Uint8Array.of(0, 0),
};
const read = (columns: ReturnType<typeof recordedStakes>) =>
  (["min", "value", "max"] as const).map((bound) => [...(columns[bound] ?? [])]);

it("what is at stake is as recorded, and the replacement cost where it is not", () => {
  const costs = { value: Float64Array.of(10, 20, 30, 40), max: Float64Array.of(11, 21, 31, 41) };
  expect(recordedStakes(recorded, costs)).toBe(costs);
  const atStake = {
    min: Float64Array.of(100, 300),
    value: Float64Array.of(101, 301),
    max: Float64Array.of(102, 302),
  };
  expect(read(recordedStakes({ ...recorded, atStake }, costs))).toEqual([
    [10, 100, 30, 300],
    [10, 101, 30, 301],
    [11, 102, 31, 302],
  ]);
  const bounded = { ...costs, min: Float64Array.of(9, 19, 29, 39) };
  expect(read(recordedStakes({ ...recorded, atStake }, bounded))[0]).toEqual([9, 100, 29, 300]);
  expect([...costs.value]).toEqual([10, 20, 30, 40]);
});
