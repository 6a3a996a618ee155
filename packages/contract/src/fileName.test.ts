import { expect, it } from "vitest";
import { fileNameOf } from "./fileName.ts";

it.each([
  ["attachment; filename*=UTF-8''Risk%20%C5%8Ctaki.xlsx", "Risk Ōtaki.xlsx"],
  [`attachment; filename="a \\"b\\".csv"; filename*=UTF-8''a%20%22b%22.csv`, 'a "b".csv'],
  ['attachment; filename="a; b.csv"', "a; b.csv"],
  ["attachment; filename=RiskSummary.xlsx", "RiskSummary.xlsx"],
  ["attachment; filename*=UTF-8''%ff; filename=plain.csv", "plain.csv"],
  ["attachment; filename=../../etc/passwd", "passwd"],
  ["attachment", undefined],
  [null, undefined],
])("G-08: a file's name is read from %j", (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
