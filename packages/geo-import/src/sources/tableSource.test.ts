import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

/** Imports five places a, b, c, d, e under what a table says of them. */
async function underTable(folder: string, file: string) {
  const features = ["a", "b", "c", "d", "e"].map((id, i) => ({
    type: "Feature",
    properties: { id },
    geometry: { type: "Point", coordinates: [173 + i, -41] },
  }));
  writeFileSync(join(folder, "e.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const report = await importDataset({
    description: writeDescription(folder, {
      client: "tables",
      title: "Tables",
      licence: "CC0-1.0",
      sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
      elements: [{ type: "places", title: "Place", file: "e.geojson", id: "id" }],
      hazards: [
        {
          id: "depth",
          title: "Depth",
          summary: "Depth",
          intensity: "Depth",
          source: { kind: "table", file, id: "Place id" },
          scenarios: [{ tag: "depth", name: "Depth", column: "depth" }],
          sampling: { rule: "attribute" },
          classes: [{ from: 0, class: "low" }],
          methodology: { content: "Test" },
          listElements: true,
        },
      ],
    }),
  });
  const { list } = report.scenarios[0]!.exposures[0]!;
  return {
    values: Object.fromEntries(
      list!.map((each) => [each.id, each.class === "not assessed" ? each.class : each.value]),
    ),
    table: report.layers[1]!,
  };
}

const rows = 'Place id,depth,note\na,0.5,"said ""wet"", twice"\nb,,\nc, ,\n d ,0,\nz,9,\n,7,\n';
const expected = { a: 0.5, b: "not assessed", c: "not assessed", d: 0, e: "not assessed" };

describe("intensities in a table", () => {
  it.each([
    ["commas", (text: string) => text],
    ["a mark of UTF-8 and lines of Windows", (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
    [
      "everything in quotes",
      (text: string) => `\uFEFF${text.replace("Place id,depth", '"Place id","depth"')}`,
    ],
  ])("come from CSV with %s; blank cells are missing, and rows of no element are listed", async (_, as) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "depths.csv"), as(rows));
    const { values, table } = await underTable(folder, "depths.csv");
    expect(values).toEqual(expected);
    expect(table).toMatchObject({ file: "depths.csv", read: 6, kept: 4 });
    expect(table.problems).toEqual([
      { reason: "no element has this id", done: "skipped", count: 1, examples: ["z"] },
      { reason: "column Place id is empty", done: "skipped", count: 1, examples: ["row 6"] },
    ]);
  });

  it("come from a spreadsheet whose numbers are text, header and all", async () => {
    const folder = temporaryFolder();
    const path = join(folder, "depths.csv");
    writeFileSync(path, rows);
    // Read without types every column is text, so no row looks like a header.
    await withDataset({ place: { what: "Test" }, path }, async ({ api }, dataset) => {
      const { real } = await api.ogr2ogr(dataset, ["-f", "XLSX"], "depths");
      copyFileSync(real, join(folder, "depths.xlsx"));
      return real;
    });
    expect((await underTable(folder, "depths.xlsx")).values).toEqual(expected);
  });

  it("may have decimal commas", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "depths.csv"), "Place id;depth\na;0,5\nb;1.234,25\nc;2\nd;0,125\n");
    const { values } = await underTable(folder, "depths.csv");
    expect(values).toEqual({ a: 0.5, b: 1234.25, c: 2, d: 0.125, e: "not assessed" });
  });

  it.each([
    ["a;1,234\nb;5,678\nc;2", /a has "1,234".*stand for decimals or for thousands/],
    ["a;1,5\nb;1.5\nc;2", /a has "1,5".*write decimals with a point/],
    ["a;0x10\nb;1\nc;2", /a has "0x10"/],
    ["a;Infinity\nb;1\nc;2", /a has "Infinity"/],
  ])("are refused where a number may be two, or is none: %j", async (content, words) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "depths.csv"), `Place id;depth\n${content}\n`);
    await expect(underTable(folder, "depths.csv")).rejects.toMatchObject({
      code: "import/not-numeric",
      message: expect.stringMatching(words),
    });
  });

  it("are refused where an element has two rows", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "depths.csv"), `${rows}a,0.7,\n`);
    await expect(underTable(folder, "depths.csv")).rejects.toMatchObject({
      code: "import/duplicate-ids",
      message: expect.stringContaining("has a in rows 1 and 7"),
    });
  });
});
