import { expect, it } from "vitest";
import { aheadOf } from "./aheadOf.ts";

/** What is fetched of ten cards, and what of it goes on. */
function made() {
  const asked: number[] = [];
  const signals = new Map<number, AbortSignal>();
  const ahead = aheadOf();
  const fetchOne = (index: number, signal: AbortSignal) => {
    if (index < 0 || index > 9) return false;
    asked.push(index);
    signals.set(index, signal);
    return true;
  };
  const goesOn = () => [...signals].filter(([, { aborted }]) => !aborted).map(([index]) => index);
  return { ahead: { ...ahead, fetch: (active: number) => ahead.fetch(active, fetchOne) }, asked, goesOn };
}

it("fetches the cards beside the one that is read, and goes on with the one that its reader moves to", () => {
  const { ahead, asked, goesOn } = made();
  ahead.keep(4);
  ahead.fetch(4);
  expect(asked).toEqual([5, 3]);
  ahead.keep(5);
  expect(goesOn()).toEqual([5]);
  ahead.fetch(5);
  expect(asked).toEqual([5, 3, 6, 4]);
  ahead.keep(6);
  ahead.fetch(6);
  expect(goesOn()).toEqual([5, 6, 7]);
  ahead.stop();
  expect(goesOn()).toEqual([]);
});

it("fetches nothing past either end, and what was ended anew", () => {
  const { ahead, asked } = made();
  ahead.fetch(0);
  ahead.keep(9);
  ahead.fetch(9);
  ahead.keep(0);
  ahead.fetch(0);
  expect(asked).toEqual([1, 8, 1]);
});
