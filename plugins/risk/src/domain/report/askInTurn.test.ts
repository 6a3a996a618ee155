import { expect, it } from "vitest";
import { askInTurn } from "./askInTurn.ts";

it("asks a few at a time and keeps the order", async () => {
  let under = 0;
  let most = 0;
  const answers = await askInTurn([3, 1, 2, 0], 2, async (waits) => {
    most = Math.max(most, ++under);
    for (let turn = 0; turn < waits; turn++) await Promise.resolve();
    under--;
    return waits * 10;
  });
  expect([answers, most]).toEqual([[30, 10, 20, 0], 2]);
});

it("fails with the first failure and begins no more", async () => {
  const asked: number[] = [];
  const answers = askInTurn([0, 1, 2, 3], 1, async (thing) => {
    asked.push(thing);
    if (thing === 1) throw new Error("no");
  });
  await expect(answers).rejects.toThrow("no");
  expect(asked).toEqual([0, 1]);
});
