import type { CurveFileEntry, DamageEntry } from "../description/damage.ts";
import type { HazardEntry } from "../description/hazards.ts";
import type { DraftedElements } from "./draftElements.ts";
import type { Remark } from "./drafted.ts";
import type { SeenTable } from "./seen/seenTable.ts";
import { guessIntensity } from "./words/intensity.ts";

/** A table that looks like damage curves. */
export interface CurveTable {
  readonly table: SeenTable;
  readonly entry: CurveFileEntry;
  readonly names: readonly string[];
}

const intensityColumn = /intensity|depth|speed|pga|wind|inundation|height/i;
const ratioColumn = /^(mdd|mdr|ratio|damage|damage_?(ratio|fraction)|loss_?ratio|vulnerability)$/i;

/** Undefined where a table is none: an intensity beside shares from 0 to 1 that do not fall. */
export function curveTable(table: SeenTable): CurveTable | undefined {
  const { columns, source, head, count } = table;
  const x = columns.findIndex(
    ({ name, isNumeric, isFilled }) => isNumeric && isFilled && intensityColumn.test(name),
  );
  if (x < 0 || count > head.length || count < 2) return undefined;
  const shares = columns.flatMap(({ name, isNumeric, min, max }, at) =>
    at !== x && isNumeric && min >= 0 && max <= 1 && max > 0 && !intensityColumn.test(name) ? [at] : [],
  );
  const file = { file: source.file, ...(source.layer === undefined ? {} : { layer: source.layer }) };
  const intensity = columns[x]!.name;
  const key = columns.findIndex(
    ({ values, isFilled, isUnique }, at) =>
      at !== x && !shares.includes(at) && values !== undefined && isFilled && !isUnique,
  );
  const ratio = shares.find((at) => ratioColumn.test(columns[at]!.name));
  if (key >= 0 && ratio !== undefined) {
    const affected = shares.find((at) => /^paa$/i.test(columns[at]!.name));
    return {
      table,
      entry: {
        ...file,
        intensity,
        curve: columns[key]!.name,
        ratio: columns[ratio]!.name,
        ...(affected === undefined ? {} : { affected: columns[affected]!.name }),
      },
      names: columns[key]!.values!,
    };
  }
  const rising = shares.filter((at) =>
    isRising(head.map((cells) => [Number(cells[x]), Number(cells[at])] as const)),
  );
  // A text to begin each row names what it is about: a table of places, not of points of a curve.
  const isOfThings = x !== 0 && !shares.includes(0) && columns[0]!.type === "text" && columns[0]!.isUnique;
  if (!columns[x]!.isUnique || rising.length === 0 || isOfThings) return undefined;
  const names = rising.map((at) => columns[at]!.name);
  return { table, entry: { ...file, intensity, columns: names }, names };
}

const isRising = (points: readonly (readonly [number, number])[]) =>
  points
    .toSorted((a, b) => a[0] - b[0])
    .every(([, ratio], i, sorted) => i === 0 || ratio >= sorted[i - 1]![1]);

/** The damage of every layer a hazard is sampled for, where one of the tables is read at its intensity. */
export function draftDamage(
  hazard: HazardEntry,
  curves: readonly CurveTable[],
  layers: readonly DraftedElements[],
): { readonly damage: Record<string, DamageEntry>; readonly remarks: readonly Remark[] } | undefined {
  const found =
    curves.find(({ entry }) => guessIntensity(entry.intensity).intensity === hazard.intensity) ??
    curves.find(({ entry }) => !guessIntensity(entry.intensity).isKnown);
  const exposedLayers = layers.filter(({ entry }) => hazard.elements?.includes(entry.type) ?? true);
  if (found === undefined || exposedLayers.length === 0) return undefined;
  const damage = Object.fromEntries(
    exposedLayers.map(({ entry: { type }, layer }): [string, DamageEntry] => {
      const construction = layer.columns.find(
        ({ name, isWhole, values = [] }) =>
          // Numbers of storeys are among those of curves.
          (!isWhole || name === found.entry.curve) &&
          values.length > 0 &&
          values.every((each) => found.names.includes(each)),
      );
      const floor = layer.columns.find(
        ({ name, isNumeric }) => isNumeric && /floor.*(height|level)|ffl/i.test(name),
      );
      const isDepth = hazard.intensity === "Depth" && hazard.unit === "m";
      return [
        type,
        {
          curves: { ...found.entry },
          ...(construction === undefined ? { curve: found.names[0]! } : { curveColumn: construction.name }),
          ...(floor === undefined || !isDepth ? {} : { floorHeight: floor.name }),
        },
      ];
    }),
  );
  const remarks = Object.entries(damage).flatMap(([type, own]): Remark[] => [
    {
      path: ["damage", type, "curves"],
      sentence: `${found.table.source.file} looks like damage curves: ${found.names.slice(0, 6).join(", ")}`,
    },
    own.curve === undefined
      ? { path: ["damage", type, "curveColumn"], sentence: "its values are names of curves" }
      : { path: ["damage", type, "curve"], sentence: "of all elements: choose it, or name a `curveColumn`" },
    ...(own.floorHeight === undefined
      ? []
      : [{ path: ["damage", type, "floorHeight"], sentence: "guessed: metres above ground" }]),
  ]);
  return { damage, remarks };
}
