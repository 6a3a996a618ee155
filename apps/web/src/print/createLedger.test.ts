import { expect, it } from "vitest";
import { createLedger } from "./createLedger.ts";

it("waits for each thing until it is there, though two have the same name and one is said twice to be there", () => {
  const ledger = createLedger();
  const first = ledger.wait("the map");
  const second = ledger.wait("the map");
  first();
  first();
  expect(ledger.awaited()).toEqual(["the map"]);
  second();
  expect(ledger.awaited()).toEqual([]);
});

it("keeps the first reason why a document cannot be printed", () => {
  const ledger = createLedger();
  expect(ledger.failure()).toBeUndefined();
  ledger.fail("There is no such layer.");
  ledger.fail("And then another thing.");
  expect(ledger.failure()).toBe("There is no such layer.");
});
