import { expect, it } from "vitest";
import { inTurn } from "./inTurn.ts";

it("begins to load one part after the other, none of them at once, and goes on after one that fails", async () => {
  const begun: string[] = [];
  const part = (name: string) => async () => {
    begun.push(name);
    if (name === "broken") throw new Error("It is gone.");
    return { default: () => name };
  };
  const first = part("first");
  const loads = [first, part("broken"), part("last")].map((load) => inTurn(load)());
  expect(begun).toEqual([]);
  expect(await Promise.allSettled(loads)).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { message: "It is gone." } },
    { status: "fulfilled" },
  ]);
  expect(begun).toEqual(["first", "broken", "last"]);
  // What was loaded is found again by it.
  expect(inTurn(first)).toBe(inTurn(first));
});
