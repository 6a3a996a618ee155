import { expect, it } from "vitest";
import { sides } from "../testing/comparisons.ts";
import { breachDamage } from "../testing/damageChanges.ts";
import { damageFigure, damageLeftOut, damageRows } from "./damageChangeWords.ts";

const money = { currency: "NZD" };
const spaced = (text: string) => text.replaceAll("\u00a0", " ");

it("writes the difference with its sign, and a row for each bound", () => {
  expect(spaced(damageFigure(breachDamage, money))).toBe("+$2 M");
  expect(damageRows(breachDamage, money).map((row) => row.map(spaced))).toEqual([
    ["Best estimate", "$3 M", "$5 M", "+$2 M"],
    ["Least curves and costs", "$1.5 M", "$2.5 M", "+$1 M"],
    ["Greatest curves and costs", "$4.5 M", "$7.5 M", "+$3 M"],
  ]);
});

it("has no rows for bounds that are the best estimate, and a bound where a side is partly known", () => {
  const one = { min: 5, value: 5, max: 5 };
  const before = { ...breachDamage.before, amount: one };
  const after = { ...breachDamage.after, amount: one, partly_assessed_count: 3 };
  const difference = { min: 0, value: 0, max: 0 };
  const comparable = { ...breachDamage.comparable, difference };
  expect(damageRows({ ...breachDamage, before, after, comparable }, money)).toEqual([
    ["Best estimate", "$5", "at least $5", "$0"],
  ]);
});

it("gives no difference where nothing is known on both sides", () => {
  const comparable = { ...breachDamage.comparable, count: 0 };
  const before = { ...breachDamage.before, amount: null };
  expect(damageFigure({ ...breachDamage, comparable }, money)).toBe("–");
  expect(damageRows({ ...breachDamage, before, comparable }, money)[0]?.slice(1, 2)).toEqual(["–"]);
});

it("says once what both sides leave out alike", () => {
  const never_assessed_count = 10;
  const before = { ...breachDamage.before, never_assessed_count };
  expect(damageLeftOut({ ...breachDamage, before }, sides)).toEqual([
    "On both sides 10 of 100 were not assessed",
    "Stopbanks breach: 2 of 50 exposed lack a replacement cost, a damage curve or an intensity and are left out",
  ]);
});

it("says by side what is left out", () => {
  expect(damageLeftOut(breachDamage, sides)).toEqual([
    "Stopbanks breach: 2 of 50 exposed lack a replacement cost, a damage curve or an intensity and are left out",
    "Stopbanks breach: 10 of 100 were not assessed",
  ]);
});
