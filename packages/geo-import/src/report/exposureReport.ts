import type { ExposureRows } from "@stopbank/dataset/write";
import { damageClasses } from "@stopbank/risk-engine/classes";
import { notAssessed } from "@stopbank/risk-engine/columns";
import type { ExposureReport } from "./importReport.ts";

/** Counts the rows of one element type in one scenario. */
export function exposureReport(
  type: string,
  elements: number,
  rows: ExposureRows,
  damage?: Float64Array,
): ExposureReport {
  const counts = new Uint32Array(256);
  for (const code of rows.damageClass) counts[code]! += 1;
  const missing = counts[notAssessed]!;
  const byClass = Object.fromEntries(
    damageClasses.map((name, code) => [name, counts[code]!] as const).filter(([, count]) => count > 0),
  );
  const exposed = rows.damageClass.length - missing;
  return {
    type,
    elements,
    exposed,
    notExposed: elements - exposed - missing,
    notAssessed: missing,
    byClass,
    ...(damage === undefined ? {} : { damage: damage.reduce((sum, each) => sum + (each || 0), 0) }),
  };
}
