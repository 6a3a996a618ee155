import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { fileOfExport } from "../fileOfExport.ts";
import { hostileTask } from "../testing/hostileTask.ts";
import { hasOpenpyxl, readWorkbook } from "../testing/otherReaders.ts";
import { written } from "../testing/written.ts";

async function filesOf(mostElementCells: number) {
  const task = { ...(await hostileTask("xlsx")), mostElementCells };
  return { file: fileOfExport(task), bytes: await written(task) };
}

/** Of the task: 14 elements, each of more cells than this. */
const tooFew = 14 * 3;

describe.skipIf(!hasOpenpyxl)("EXP-17 a workbook of more elements than it holds", () => {
  it("comes in a ZIP with them as CSV beside it, and says so on its first sheet", async () => {
    const { file, bytes } = await filesOf(tooFew);
    expect(file).toEqual({ name: "RiskSummary.zip", mediaType: "application/zip" });
    const files = unzipSync(bytes);
    expect(Object.keys(files).toSorted()).toEqual([
      "README.txt",
      "RiskSummary.xlsx",
      "houses.csv",
      "metadata.json",
    ]);
    const { sheets } = readWorkbook(files["RiskSummary.xlsx"] ?? Buffer.alloc(0));
    expect(Object.keys(sheets)).toEqual([
      "Summary",
      "By region",
      "By class",
      "Projected",
      "Sources and rules",
    ]);
    const notes = (sheets.Summary?.rows ?? []).map(([note]) => String(note));
    expect(notes).toContain(
      "The elements are too many for a workbook. They are beside it in the same ZIP: houses.csv.",
    );
    const csv = strFromU8(files["houses.csv"] ?? new Uint8Array());
    for (const id of ["formula", "minus", "plus"]) expect(csv).toContain(`\r\n${id},`);
  });

  it("has the same totals as one that holds them", async () => {
    const { file, bytes } = await filesOf(1_000_000);
    expect(file.name).toBe("RiskSummary.xlsx");
    const whole = readWorkbook(bytes).sheets;
    const beside = readWorkbook(unzipSync((await filesOf(tooFew)).bytes)["RiskSummary.xlsx"] ?? bytes).sheets;
    expect(whole.Elements?.rows).toHaveLength(15);
    for (const name of ["By region", "By class"]) expect(beside[name]?.rows).toEqual(whole[name]?.rows);
  });
});
