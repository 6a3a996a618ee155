import { DomainError } from "@stopbank/errors";
import { type DamageCurve, damageCurve, damageRatio } from "@stopbank/risk-engine/curves";
import type { DamageEntry } from "../description/hazards.ts";
import type { ElementLayer } from "../elements/loadElements.ts";
import { numericColumn } from "../elements/typedColumns.ts";
import { refuse } from "../refusal.ts";

/** Damage of every element of a layer; NaN where the intensity or what is at stake is not known. */
export interface Damage {
  /** Share of the value lost. */
  readonly ratio: Float64Array;
  /** In the unit of what is at stake. */
  readonly cost: Float64Array;
}

/** Turns intensities into damage. */
export interface DamageModel {
  /** Share of an element's value lost at an intensity; NaN for NaN. */
  ratioAt(element: number, intensity: number): number;
  /** What is at stake in an element; NaN when not known. */
  atStake(element: number): number;
}

/** The damage of every element at its intensity. */
export function damageOf(model: DamageModel, intensity: Float64Array): Damage {
  const ratio = intensity.map((value, element) => model.ratioAt(element, value));
  return { ratio, cost: ratio.map((each, element) => each * model.atStake(element)) };
}

/** The columns of a layer that a damage entry reads. */
export const damageColumns = ({ curveColumn, maxDamage, floorHeight }: DamageEntry): string[] =>
  [curveColumn, maxDamage, floorHeight].filter((column) => column !== undefined);

/**
 * Damage by curves: the ratio is read at the intensity less the floor's height, straight between the curve's points
 * and level beyond them.
 *
 * @throws DomainError `import/no-such-curve` when an element names a curve that is not described, `curve/bad-points`.
 */
export function damageModel(layer: ElementLayer, hazardId: string, entry: DamageEntry): DamageModel {
  const curves = new Map(Object.entries(entry.curves).map(([name, points]) => [name, damageCurve(points)]));
  const curveOf = elementCurves(layer, hazardId, entry, curves);
  const { table } = layer;
  const floor = entry.floorHeight === undefined ? undefined : numericColumn(table, entry.floorHeight);
  const atStakeColumn = entry.maxDamage ?? layer.entry.replacementCost?.value;
  const atStake = atStakeColumn === undefined ? undefined : numericColumn(table, atStakeColumn);
  return {
    ratioAt: (element, intensity) =>
      damageRatio(curveOf(element), intensity - (floor?.[element] ?? 0), entry.step),
    atStake: (element) => atStake?.[element] ?? Number.NaN,
  };
}

function elementCurves(
  { table }: ElementLayer,
  hazardId: string,
  { curveColumn }: DamageEntry,
  curves: ReadonlyMap<string, DamageCurve>,
): (element: number) => DamageCurve {
  const names = [...curves.keys()].join(", ");
  if (curveColumn === undefined) {
    const [only] = curves.values();
    if (only === undefined || curves.size > 1)
      throw new DomainError(
        "invalid",
        "import/which-curve",
        `Hazard ${hazardId}: there are ${curves.size} damage curves (${names}). Say with \`curveColumn\` which one an element has.`,
      );
    return () => only;
  }
  const cells = table.columns[curveColumn] ?? [];
  const unknown = cells.findIndex((cell) => !curves.has(String(cell)));
  if (unknown >= 0)
    throw refuse(
      "no-such-curve",
      table.place,
      `${table.names[unknown]} has "${cells[unknown]}" in column ${curveColumn}, which is no damage curve of hazard ${hazardId}`,
      `The curves are: ${names}.`,
    );
  return (element) => curves.get(String(cells[element]))!;
}
