import { expect, it } from "vitest";
import { placeInTurn } from "./placeInTurn.ts";

const now = Date.UTC(2026, 5, 1);

it("B-12: lets another client's first job go before the second of whoever asked for many", () => {
  const many = Array.from({ length: 500 }, (_one, ahead) => placeInTurn(ahead, now));
  const other = placeInTurn(0, now + 5_000);
  expect(many.filter((priority) => priority > other)).toHaveLength(1);
});

it("puts nobody off for ever: what was asked for goes before what others ask for when its turn has come", () => {
  expect(placeInTurn(499, now)).toBeGreaterThan(placeInTurn(0, now + 5_000_000));
});

it("stays within what the queue can hold", () => {
  const priority = placeInTurn(1_000, Date.UTC(2090, 0, 1));
  expect(priority | 0).toBe(priority);
});
