import type { ClassWords } from "@stopbank/dataset/class-words";
import { projectedRisk } from "@stopbank/risk-engine/projection";
import type { ExportLayer } from "../../rows/exportLayer.ts";
import type { NamedTotals } from "../../totals/layerTotals.ts";
import type { ExportProjection } from "../../totals/projection.ts";
import type { Workbook } from "../openWorkbook.ts";
import { column, stateCells, stateColumns } from "./totalCells.ts";

const outside = "In no region";

/** A row for each layer, scenario and region; elements of no region have one of their own, so that all add up. */
export function writeByRegion(
  workbook: Workbook,
  all: readonly NamedTotals[],
  words: ClassWords,
  currency: string,
): void {
  const sheet = workbook.sheet({
    name: "By region",
    rangeName: "By_region_table",
    columns: [
      column("Element layer", 24),
      column("Scenario", 44),
      column("Region group", 18),
      column("Region", 24),
      ...stateColumns(words, currency),
    ],
  });
  for (const { layer, title, totals: whole, byRegion } of all) {
    // Of a layer whose regions nobody has said.
    if (byRegion.length === 0 && whole.selected.count > 0)
      sheet.row([layer.description.displayName, title, "", outside, ...stateCells(layer, whole)]);
    for (const { regions, totals } of byRegion) {
      const rows = totals.regions.map((each, code) => [regions.names[code] ?? "", each] as const);
      for (const [region, each] of [...rows, [outside, totals.outside] as const])
        if (each.selected.count > 0)
          sheet.row([
            layer.description.displayName,
            title,
            regions.title,
            region,
            ...stateCells(layer, each),
          ]);
    }
  }
  sheet.end();
}

/** A row for each layer and scenario, classes side by side. */
export function writeByClass(
  workbook: Workbook,
  all: readonly NamedTotals[],
  words: ClassWords,
  currency: string,
): void {
  const sheet = workbook.sheet({
    name: "By class",
    rangeName: "By_class_table",
    columns: [column("Element layer", 24), column("Scenario", 44), ...stateColumns(words, currency)],
  });
  for (const { layer, title, totals } of all)
    sheet.row([layer.description.displayName, title, ...stateCells(layer, totals)]);
  sheet.end();
}

/** A row for each value of a parameter of a hazard that has several. */
export function writeProjected(
  workbook: Workbook,
  projections: readonly ExportProjection[],
  layers: readonly ExportLayer[],
  words: ClassWords,
  currency: string,
): void {
  const sheet = workbook.sheet({
    name: "Projected",
    rangeName: "Projected_table",
    columns: [
      column("Element layer", 24),
      column("Hazard", 24),
      column("Parameter", 20),
      column("Value", 10, "General"),
      column("Unit", 10),
      column("Other parameters", 30),
      column("Scenario tag", 24),
      ...stateColumns(words, currency),
    ],
  });
  for (const { type, hazardTitle, parameter, unit, held, steps } of projections) {
    const layer = layers.find(({ description }) => description.type === type);
    if (layer === undefined) continue;
    const rows = projectedRisk(layer.selection, steps, layer.measures);
    for (const [i, totals] of rows.entries())
      sheet.row([
        layer.description.displayName,
        hazardTitle,
        parameter,
        totals.parameterValue,
        unit,
        held,
        steps[i]?.tag ?? "",
        ...stateCells(layer, totals),
      ]);
  }
  sheet.end();
}
