import { expect, it } from "vitest";
import { csvRow } from "./csvRow.ts";

it.each(["=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠a"])(
  "A-39: %j is text to a spreadsheet",
  (cell) => {
    expect(csvRow([cell]).replace(/^"|"\r\n$/g, "")).toMatch(/^'/);
  },
);

it("leaves numbers and words as they are, and quotes what has to be", () => {
  expect(csvRow([-1.5, null, "Ōtaki", 'say "hi", all'])).toBe('-1.5,,Ōtaki,"say ""hi"", all"\r\n');
});
