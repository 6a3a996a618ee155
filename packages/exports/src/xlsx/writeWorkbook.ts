import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { provenanceSections } from "../about/provenanceLines.ts";
import type { ExportTask } from "../exportTask.ts";
import { rowsOf } from "../rows/fields.ts";
import { layerFileNames } from "../rows/layerFileNames.ts";
import { layerTotals } from "../totals/layerTotals.ts";
import { areElementsBeside } from "./elementsBeside.ts";
import { openWorkbook, type Workbook } from "./openWorkbook.ts";
import { writeByClass, writeByRegion, writeProjected } from "./sheets/breakdownSheets.ts";
import { writeElements } from "./sheets/elementsSheet.ts";
import { writeSummary } from "./sheets/summarySheet.ts";
import { textCell } from "./textCell.ts";

/** The workbook of an export, as it is read; ends `out`. */
export async function writeWorkbook(task: ExportTask, out: Writable): Promise<void> {
  const { provenance, layers, classWords: words, projections = [] } = task;
  const { client, dataset, product, made } = provenance;
  const workbook = openWorkbook(out, {
    title: `${client.display_name}: elements and their risk`,
    creator: `${product.name} ${product.version}`,
    created: new Date(made.at),
  });
  // Who reads may go, and then nothing ends by itself.
  const gone = finished(out).catch((error: unknown) => Promise.reject(error));
  const written = writeSheets();
  await Promise.race([written, gone]);
  await Promise.all([written, gone]);

  async function writeSheets(): Promise<void> {
    const all = layers.flatMap((layer) => [...layerTotals(layer)]);
    const { currency } = dataset;
    writeSummary(workbook, all, words, { currency, notes: notesOf(task) });
    writeByRegion(workbook, all, words, currency);
    writeByClass(workbook, all, words, currency);
    if (!areElementsBeside(task))
      for (const layer of layers) await writeElements(workbook, layer, words, layers.length === 1);
    writeProjected(workbook, projections, layers, words, currency);
    writeSources(workbook, task);
    await workbook.close();
  }
}

function notesOf(task: ExportTask): string[] {
  const { provenance, layers } = task;
  const { client, dataset, asked } = provenance;
  const limits = [
    ...asked.regions.map(({ name }) => name),
    ...(asked.area === null ? [] : [`an area of ${asked.area.hectares.toFixed(1)} ha`]),
    ...asked.filters,
  ];
  return [
    `${client.display_name}: elements and their risk`,
    `${dataset.title}, version ${dataset.version}; of ${limits.join("; ") || "everywhere"}`,
    "What was not assessed is neither exposed nor safe: every share is of what was assessed. 'Sources and rules' says where the numbers come from.",
    ...(areElementsBeside(task)
      ? [
          `The elements are too many for a workbook. They are beside it in the same ZIP: ${layerFileNames(layers, "csv").join(", ")}.`,
        ]
      : []),
  ].map(textCell);
}

function writeSources(workbook: Workbook, { provenance, layers, classWords }: ExportTask): void {
  const sheet = workbook.sheet({
    name: "Sources and rules",
    rangeName: "Sources_and_rules",
    columns: [
      { title: "Part", width: 22, isWrapped: true },
      { title: "What", width: 34, isWrapped: true },
      { title: "Text", width: 110, isWrapped: true },
    ],
  });
  for (const { title, lines } of provenanceSections(provenance))
    for (const [what, text] of lines) sheet.row([title, textCell(what), textCell(text)]);
  for (const layer of layers)
    for (const { name, title, unit } of rowsOf(layer, classWords).fields)
      sheet.row([
        textCell(`Columns of ${layer.description.displayName}`),
        textCell(name),
        textCell(unit === "" ? title : `${title}, in ${unit}`),
      ]);
  sheet.end();
}
