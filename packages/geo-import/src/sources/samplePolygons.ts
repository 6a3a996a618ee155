import { DomainError } from "@stopbank/errors";
import type { CellTable, FeatureTable } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import { polygonOf } from "@stopbank/geo-read/to-geo-json";
import { damageClasses, severityOrder } from "@stopbank/risk-engine/classes";
import { type DamageClass, damageClassCodes } from "@stopbank/risk-engine/columns";
import { elementsOf, selectElements } from "@stopbank/risk-engine/select";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { MultiPolygon } from "geojson";
import type { RankedPolygon } from "../cut/areaByRank.ts";
import { mappedArea } from "../cut/mappedArea.ts";
import { sizesByRank } from "../cut/sizesByRank.ts";
import { hasWanted } from "../description/hasWanted.ts";
import type { ClassesEntry, SamplingEntry } from "../description/hazards.ts";
import { numericColumn } from "../elements/typedColumns.ts";
import { noClass, type Sampled, startSampled } from "../sampling/sampled.ts";
import type { ScenarioPlan } from "./scenarioPlan.ts";

/** One polygon of a scenario. */
export interface HazardPolygon {
  readonly geometry: MultiPolygon;
  /** NaN when polygons have no intensity. */
  readonly value: number;
  readonly damageClass: DamageClass | undefined;
}

/** What a layer says of one polygon of a scenario. */
interface ScenarioRow extends Omit<HazardPolygon, "geometry"> {
  readonly feature: number;
}

/**
 * The polygons of a scenario, by `rowsOfScenario`.
 * @throws DomainError as that, and `import/not-polygons`.
 */
export function polygonsOfScenario(
  table: FeatureTable,
  plan: ScenarioPlan,
  valueColumn: string | undefined,
  classes: ClassesEntry,
): HazardPolygon[] {
  const { geometry } = table;
  if (geometry.kind !== "polygon")
    throw new DomainError(
      "invalid",
      "import/not-polygons",
      `The hazard's scenario ${plan.tag} needs polygons.`,
    );
  return rowsOfScenario(table, plan, valueColumn, classes).map(({ feature, ...row }) => ({
    geometry: polygonOf(geometry, feature),
    ...row,
  }));
}

/**
 * Which features of a layer a scenario has, with their values and classes; those that are no hazard are left out.
 * @throws DomainError `import/unknown-class` when the class column holds a value that `classes.values` lacks,
 * `import/no-such-polygons` when none has the values of `where`, `import/not-numeric`.
 */
export function rowsOfScenario(
  table: CellTable,
  { where, scale, tag }: ScenarioPlan,
  valueColumn: string | undefined,
  classes: ClassesEntry,
): ScenarioRow[] {
  const { columns } = table;
  const values = valueColumn === undefined ? undefined : numbersOf(table, valueColumn);
  // A column has few words and many cells of each.
  const conditions = Object.entries(where).map(([column, condition]) => ({
    cells: columns[column],
    isWanted: rememberedByCell((cell) => hasWanted(cell, condition)),
  }));
  const cells = typeof classes === "object" && !Array.isArray(classes) ? columns[classes.column] : undefined;
  const classAt = rememberedByCell((_, feature) => classOf(table, classes, feature));
  const rows: ScenarioRow[] = [];
  let found = 0;
  for (let i = 0; i < table.count; i++) {
    if (!conditions.every((each) => each.isWanted(each.cells?.[i], i))) continue;
    found++;
    const damageClass = classAt(cells?.[i], i);
    if (damageClass === "none") continue;
    rows.push({
      feature: i,
      value: values === undefined ? Number.NaN : values[i]! * scale,
      damageClass,
    });
  }
  if (found === 0) {
    const wanted = Object.entries(where).map(
      ([column, value]) => `${column} ${[value].flat().map(wantedWord).join(" or ")}`,
    );
    throw refuse(
      "no-such-polygons",
      table.place,
      wanted.length === 0
        ? `it has no polygon for scenario ${tag}`
        : `no polygon has ${wanted.join(" and ")}, which scenario ${tag} asks for`,
      wanted.length === 0
        ? "Name a file or layer with polygons, or leave the scenario out."
        : "Compare `where` with the values of the columns.",
    );
  }
  return rows;
}

/** Columns that scenarios have read as numbers; each is the whole table's. */
const numbersByTable = new WeakMap<CellTable["columns"], Map<string, Float64Array>>();

function numbersOf(table: CellTable, column: string): Float64Array {
  const known = numbersByTable.get(table.columns) ?? new Map<string, Float64Array>();
  numbersByTable.set(table.columns, known);
  const numbers = known.get(column) ?? numericColumn(table, column);
  known.set(column, numbers);
  return numbers;
}

type Cell = CellTable["columns"][string][number] | undefined;

/** An answer that depends on a cell alone, asked for once of each that differs. */
function rememberedByCell<Answer>(answer: (cell: Cell, feature: number) => Answer) {
  const known = new Map<Cell, Answer>();
  return (cell: Cell, feature: number): Answer => {
    if (!known.has(cell)) known.set(cell, answer(cell, feature));
    return known.get(cell)!;
  };
}

const wantedWord = (value: string | number | null) => (value === null || value === "" ? "empty" : value);

/** The class of a polygon; an empty cell is listed as `null`. */
function classOf(table: CellTable, classes: ClassesEntry, feature: number): DamageClass | "none" | undefined {
  if (typeof classes === "string" || Array.isArray(classes)) return undefined;
  const cell = table.columns[classes.column]?.[feature] ?? null;
  const key = String(cell);
  // YAML has the key of `null: none` as an empty text.
  const listed = cell === null && !Object.hasOwn(classes.values, key) ? "" : key;
  // The same word may be written in another Unicode form.
  const form = [listed, listed.normalize("NFC"), listed.normalize("NFD")].find((each) =>
    Object.hasOwn(classes.values, each),
  );
  const found = form === undefined ? undefined : classes.values[form];
  if (found === undefined)
    throw new DomainError(
      "invalid",
      "import/unknown-class",
      `${table.place.what}, file ${table.place.file}: ${table.names[feature]} has ${cell === null ? "nothing" : `"${cell}"`} in column ${classes.column}, which \`classes.values\` does not list. Add it there${cell === null ? " as `null`" : ""}; \`none\` is no hazard.`,
    );
  return found;
}

/**
 * Reads classified polygons under elements: `fraction` as the share of a line's length or a polygon's area that they
 * cover, else by any common point (`touch`, boundaries count) or by the representative point (`centroid`). Of several
 * polygons the greatest intensity and the worst class count; for `fraction`, of those that cover some of the element.
 */
export function samplePolygons(
  index: SpatialIndex,
  polygons: readonly HazardPolygon[],
  rule: SamplingEntry["rule"],
): Sampled {
  const sampled = { ...startSampled(index.count), sourceClass: new Uint8Array(index.count).fill(noClass) };
  const touching = new Map<number, RankedPolygon[]>();
  for (const { geometry, value, damageClass } of polygons) {
    const area = mappedArea(geometry);
    const query = { area: { area, rule: rule === "centroid" ? ("anchor" as const) : ("touches" as const) } };
    const ranked = { area, rank: damageClass === undefined ? 1 : severityOrder.indexOf(damageClass) + 1 };
    for (const element of elementsOf(selectElements(index, query))) {
      sampled.isHit[element] = 1;
      sampled.isCovered[element] = 1;
      if (rule === "fraction") {
        const known = touching.get(element);
        if (known === undefined) touching.set(element, [ranked]);
        else known.push(ranked);
        continue;
      }
      if (!(value <= sampled.value[element]!) && !Number.isNaN(value)) sampled.value[element] = value;
      if (damageClass !== undefined)
        sampled.sourceClass[element] = worse(sampled.sourceClass[element]!, damageClass);
    }
  }
  const hasClasses = polygons.some(({ damageClass }) => damageClass !== undefined);
  for (const [element, over] of touching) {
    const { share, rank } = coverOf(index, element, over);
    sampled.value[element] = share;
    if (hasClasses && rank > 0) sampled.sourceClass[element] = damageClassCodes[severityOrder[rank - 1]!];
  }
  return sampled;
}

/** What polygons cover of an element, points as a whole, and the greatest rank among those that cover some of it. */
function coverOf({ geometry, anchors }: SpatialIndex, element: number, over: readonly RankedPolygon[]) {
  if (geometry.kind === "point") return { share: 1, rank: Math.max(...over.map(({ rank }) => rank)) };
  let [whole, covered, greatest] = [0, 0, 0];
  for (const [rank, size] of sizesByRank({ geometry, anchors }, element, over)) {
    whole += size;
    if (rank > 0) covered += size;
    greatest = Math.max(greatest, rank);
  }
  return { share: covered === 0 ? 0 : covered / whole, rank: greatest };
}

function worse(known: number, next: DamageClass): number {
  const knownClass = damageClasses[known];
  if (knownClass === undefined) return damageClassCodes[next];
  return severityOrder.indexOf(next) > severityOrder.indexOf(knownClass) ? damageClassCodes[next] : known;
}
