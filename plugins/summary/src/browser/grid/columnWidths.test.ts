import { expect, it } from "vitest";
import { summaryColumns } from "../../domain/summaryColumns.ts";
import { figures, sampleLayers, shownSample } from "../../testing/sample.ts";
import { columnWidth, gridPx } from "./columnWidths.ts";

const { choice } = shownSample();

/** What each column of as many buildings is wide, by its label. */
function widthsOf(count: number) {
  const amount = { metric: count, replacementCost: 0 };
  const summary = { all: { buildings: figures({ ...amount, assessed: amount }, { minor: amount }) } };
  const columns = summaryColumns(summary, sampleLayers, choice).flatMap((group) => group.columns);
  return Object.fromEntries(columns.map((column) => [column.label, columnWidth(summary, column, choice)]));
}

it("SUM-04 has its regions 150 wide, columns of at least 88, and rows 32 high", () => {
  expect(gridPx).toMatchObject({ region: 150, leastColumn: 88, row: 32 });
});

it("SUM-04 makes a column of a short title and figure 88 wide, and none narrower", () => {
  const widths = widthsOf(1);
  expect(Object.keys(widths)).toEqual(["Insignificant", "Minor", "Moderate", "Major", "Exposed", "Total"]);
  expect(widths).toMatchObject({ Minor: 88, Major: 88, Exposed: 88, Total: 88 });
  expect(Math.min(...Object.values(widths))).toBe(88);
});

it("SUM-04 makes a column wider where its title or its longest figure takes more", () => {
  const few = widthsOf(1);
  const many = widthsOf(123_456_789_012);
  expect(few.Insignificant).toBeGreaterThan(88);
  expect(many).toMatchObject({ Insignificant: few.Insignificant, Major: 88 });
  // Fifteen characters of about half their 14 px, and what stands beside them.
  expect(many.Minor).toBeGreaterThan(15 * 7);
  expect(many.Total).toBe(many.Minor);
});
