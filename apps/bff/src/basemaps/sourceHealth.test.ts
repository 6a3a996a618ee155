import { DomainError } from "@stopbank/errors";
import { expect, it } from "vitest";
import { watchHealth } from "./sourceHealth.ts";

const dead = async () => {
  throw new DomainError("unavailable", "basemap/unreachable", "It does not answer.");
};
const dies = expect.objectContaining({ code: "basemap/unreachable" });

it("leaves a source alone for a while that failed again and again, and others not", async () => {
  let now = 0;
  const health = watchHealth(() => now);
  let asked = 0;
  const fine = async () => {
    asked++;
    return "tile";
  };
  for (let i = 0; i < 4; i++) await expect(health.ask("dead", dead)).rejects.toEqual(dies);
  await expect(health.ask("dead", fine)).rejects.toEqual(dies);
  expect(asked).toBe(0);
  expect(await health.ask("other", fine)).toBe("tile");
  now = 15_001;
  expect(await health.ask("dead", fine)).toBe("tile");
  for (let i = 0; i < 3; i++) await expect(health.ask("dead", dead)).rejects.toEqual(dies);
  expect(await health.ask("dead", fine)).toBe("tile");
});
