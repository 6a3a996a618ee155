import { expect, it } from "vitest";
import { modelUsage } from "./demoUsage.ts";

const manifest = {
  elementTypes: [{ type: "buildings" }, { type: "roads" }],
  hazards: [{ hazardId: "tsunami" }],
  contextual: [],
} as never;
const today = new Date("2026-11-24T02:00:00Z");

it("is of the 26 weeks before today, marked as modelled, of layers that there are, and the same each time", () => {
  const uses = modelUsage(manifest, today);
  const days = uses.map(({ day }) => day).toSorted();
  expect([days[0], days.at(-1)]).toEqual(["2026-05-26", "2026-11-23"]);
  expect(uses.every(({ modelled, count }) => modelled === true && count > 0)).toBe(true);
  expect(new Set(uses.filter(({ kind }) => kind === "layer").map(({ subject }) => subject))).toEqual(
    new Set(["elements.buildings", "elements.roads", "hazard.tsunami"]),
  );
  expect(new Set(uses.map(({ kind }) => kind)).size).toBe(4);
  expect(modelUsage(manifest, today)).toEqual(uses);
  const keys = uses.map(({ day, kind, subject }) => `${day} ${kind} ${subject}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it("is less at weekends", () => {
  const signIns = modelUsage(manifest, today).filter(({ kind }) => kind === "sign-in");
  const on = (isWeekend: boolean) => {
    const counts = signIns
      .filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()) === isWeekend)
      .map(({ count }) => count);
    return counts.reduce((sum, count) => sum + count, 0) / counts.length;
  };
  expect(on(true)).toBeLessThan(on(false) / 3);
});
