import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ExportFormat } from "@stopbank/contract/exports";
import { classWordsOf } from "@stopbank/dataset/class-words";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { sampleAbout, sampleHazard, sampleType } from "@stopbank/dataset/testing/sample";
import { createDatasetWriter } from "@stopbank/dataset/write";
import { onTestFinished } from "vitest";
import type { ExportTask } from "../exportTask.ts";
import { exportLayer, publishedScenarios } from "../rows/exportLayer.ts";
import { sampleProvenance } from "./sampleProvenance.ts";

/** What people and machines put into names, by id: each of it comes out as it went in, but for what the comment says. */
export const hostileNames: Readonly<Record<string, string>> = {
  formula: '=HYPERLINK("http://evil.example","click")',
  plus: "+1+1",
  minus: "-2",
  at: "@SUM(A1:A9)",
  wide: "＝1+1",
  tab: "\t=1",
  quotes: `Say "hi", 'there'; all`,
  lines: "one\r\ntwo\nthree",
  macrons: "Ōtāhuhu whānau wāhi",
  emoji: "🌊 flood 👩‍👩‍👧",
  rtl: "\u202Eevil\u202C שלום",
  markup: "<b>&amp;</b>]]>",
  sql: `Robert'); drop table "houses";--`,
  long: "ā".repeat(40_000),
};

/** Houses with hostile names and texts, points in a row: the first exposed, the second not assessed, the others not exposed. */
export async function hostileTask(format: ExportFormat): Promise<ExportTask> {
  const root = scratchOfTest();
  const writer = await createDatasetWriter(root, sampleAbout);
  const ids = Object.keys(hostileNames);
  await writer.addElements(
    sampleType("houses", "point", {
      attributes: [
        { key: "id", label: "Id", type: "text", filterable: false, lookup: true },
        { key: "name", label: "Name", type: "text", filterable: true, lookup: true },
        { key: "built", label: "Built", type: "date", filterable: true, lookup: true },
        { key: "height", label: "Height", type: "numeric", unit: "m", filterable: true, lookup: true },
        // Columns that a table has of its own, and one that differs in case alone.
        { key: "fid", label: "=Number", type: "numeric", filterable: false, lookup: true },
        { key: "Geom", label: "Geometry", type: "text", filterable: false, lookup: true },
        { key: "HEIGHT", label: "Height again", type: "numeric", filterable: false, lookup: true },
      ],
    }),
    {
      kind: "point",
      coords: Float64Array.from(ids.flatMap((_, i) => [172.1 + i / 100, -40.5 - i / 100])),
      partStart: Int32Array.from({ length: ids.length + 1 }, (_, i) => i),
    },
    {
      id: ids,
      name: Object.values(hostileNames),
      built: ids.map((_, i) => (i === 0 ? "1874-05-31" : "1999-12-31")),
      height: Float64Array.from(ids, (_, i) => (i === 1 ? Number.NaN : -i - 0.5)),
      fid: Float64Array.from(ids, (_, i) => 1_000 - i),
      Geom: ids.map((_, i) => (i === 0 ? "POINT(1 2)" : null)),
      HEIGHT: Float64Array.from(ids, (_, i) => i),
    },
  );
  writer.addHazard(sampleHazard("flood", ["flood_100"]));
  await writer.addExposure("houses", "flood", "flood_100", {
    element: Uint32Array.from([0, 1]),
    value: Float32Array.from([0.3, Number.NaN]),
    damageClass: Uint8Array.from([5, 255]),
  });
  await writer.publish();
  const dataset = await openDataset(localStorage(root), sampleAbout.client);
  return {
    format,
    provenance: sampleProvenance,
    classWords: classWordsOf(dataset.manifest),
    layers: [await exportLayer(dataset, "houses", { scenarios: publishedScenarios(dataset, "houses") })],
  };
}

/** A folder that goes with the test. */
export function scratchOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-exports-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
