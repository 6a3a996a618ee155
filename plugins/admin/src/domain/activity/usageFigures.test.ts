import type { Usage } from "@stopbank/contract/usage";
import { expect, it } from "vitest";
import { mostUsed, titleOf, usageByKind, usageCsv } from "./usageFigures.ts";

const row = (
  kind: Usage["rows"][number]["kind"],
  subject: string,
  title: string | null,
  counts: number[],
) => ({ kind, subject, title, counts });
const usage: Usage = {
  weeks: ["2026-11-16", "2026-11-23"],
  rows: [
    row("sign-in", "", "Sign-ins", [3, 4]),
    row("layer", "elements.buildings", "Buildings", [5, 0]),
    row("layer", "hazard.old_flood", null, [2, 6]),
    row("layer", "context.x", '=cmd|"x"', [0, 1]),
  ],
  modelled: false,
};

it("adds up by kind and week, and has every kind", () => {
  expect(usageByKind(usage).map(({ kind, counts, inAll }) => [kind, counts, inAll])).toEqual([
    ["sign-in", [3, 4], 7],
    ["layer", [7, 7], 14],
    ["area", [0, 0], 0],
    ["export", [0, 0], 0],
  ]);
});

it("ranks what was used most, and says of what it is gone", () => {
  expect(mostUsed(usage, "layer", 2).map(({ title, inAll }) => [title, inAll])).toEqual([
    ["Old flood (no longer in the data)", 8],
    ["Buildings", 5],
  ]);
  expect(titleOf(row("export", "admin.verify-dataset", null, []))).toBe("Verify dataset");
});

it("is a table for a spreadsheet, in which nothing is a formula", () => {
  expect(usageCsv(usage)).toBe(
    [
      "Week from,What,Of what,Count",
      "2026-11-16,Sign-ins,Sign-ins,3",
      "2026-11-16,Layers opened,Buildings,5",
      "2026-11-16,Layers opened,Old flood (no longer in the data),2",
      "2026-11-23,Sign-ins,Sign-ins,4",
      "2026-11-23,Layers opened,Old flood (no longer in the data),6",
      `2026-11-23,Layers opened,"'=cmd|""x""",1`,
      "",
    ].join("\r\n"),
  );
});
