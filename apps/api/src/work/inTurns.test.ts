import { type Selection, selectionOf, wholeLayer } from "@stopbank/risk-engine/select";
import { expect, it } from "vitest";
import { partByPart, partsInTurns, turnWhile } from "./inTurns.ts";

it.each([
  ["a million elements", wholeLayer(1_000_000), 123],
  ["one of a million", selectionOf([500_000], 1_000_000), 1],
  [
    "every other of many",
    selectionOf(
      Array.from({ length: 20_000 }, (_, i) => 2 * i),
      1_000_000,
    ),
    3,
  ],
  ["none", wholeLayer(0), 0],
])("does %s in turns that are short, each once", async (_, selection, expected) => {
  let turns = 0;
  const parts: Selection[] = [];
  await partsInTurns(
    async () => {
      turns++;
    },
    selection,
    (part) => {
      expect(turns).toBe(parts.push(part));
    },
  );
  expect(turns).toBe(expected);
  expect(Math.max(0, ...parts.map(({ count }) => count))).toBeLessThanOrEqual(8_192);
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(selection.count);
});

it("gives the loop away before each part, and ends a part where nobody wants the next", async () => {
  const done: string[] = [];
  function* work(): Generator<void, string> {
    for (const part of ["first", "second"]) {
      done.push(part);
      yield;
    }
    return "answer";
  }
  const leaving = new AbortController();
  const asker = {
    turn: async () => {
      done.push("turn");
    },
    signal: leaving.signal,
  };
  expect(await partByPart(turnWhile(asker), work())).toBe("answer");
  expect(done).toEqual(["turn", "first", "turn", "second", "turn"]);
  const left = partByPart(turnWhile(asker), work());
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  expect(done.slice(5)).toEqual(["turn"]);
});
