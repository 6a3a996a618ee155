import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { wholeLayer } from "@stopbank/risk-engine/select";
import { type Measures, summarise, type Totals } from "@stopbank/risk-engine/summarise";
import { vertexRanges } from "../arrow/vertexRanges.ts";
import type { Dataset, ElementTable } from "../read/Dataset.ts";
import type { ElementChange } from "./DatasetDiff.ts";

/** A layer of one version, as far as two versions of it are compared. */
export interface ComparedLayer {
  readonly table: ElementTable;
  /** Source id of each row. */
  readonly ids: readonly string[];
  readonly measures: Measures;
}

/** Undefined when the version has no such layer. @throws DomainError as `Dataset` does. */
export async function comparedLayer(dataset: Dataset, type: string): Promise<ComparedLayer | undefined> {
  const described = dataset.manifest.elementTypes.find((each) => each.type === type);
  if (described === undefined) return undefined;
  const { attribute, minAttribute, maxAttribute } = described.replacementCost ?? {};
  const costs = [attribute, minAttribute, maxAttribute].filter((key) => key !== undefined);
  const table = await dataset.elements(type, {
    attributes: [described.idAttribute, ...costs],
    regions: [],
  });
  const ids = table.attribute(described.idAttribute);
  const value = numbers(table, attribute);
  const [min, max] = [numbers(table, minAttribute), numbers(table, maxAttribute)];
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return {
    table,
    ids: Array.from({ length: table.count }, (_, row) => String(ids.at(row))),
    measures: {
      ...(table.metric === undefined ? {} : { metric: table.metric }),
      ...(value === undefined ? {} : { replacementCost: { value, ...bounds } }),
    },
  };
}

function numbers(table: ElementTable, key: string | undefined): Float64Array | undefined {
  const column = key === undefined ? undefined : table.attribute(key);
  return column?.type === "numeric" ? column.values : undefined;
}

/** One layer in two versions, at least one of which has it. */
export function elementChange(
  type: string,
  before: ComparedLayer | undefined,
  after: ComparedLayer | undefined,
): ElementChange {
  const { displayName, metric } = (after ?? before)!.table.description;
  const rowBefore = rowsOf(before);
  const rowAfter = rowsOf(after);
  const lasting = [...rowAfter].flatMap(([id, now]) => {
    const old = rowBefore.get(id);
    return old === undefined ? [] : [{ id, old, now }];
  });
  const changed = (differs: (old: number, now: number) => boolean) =>
    lasting.flatMap(({ id, old, now }) => (differs(old, now) ? [id] : [])).sort();
  const isBoth = before !== undefined && after !== undefined;
  return {
    type,
    title: displayName,
    unit: metric.unit,
    ...(before === undefined ? {} : { before: totalsOf(before) }),
    ...(after === undefined ? {} : { after: totalsOf(after) }),
    added: [...rowAfter.keys()].filter((id) => !rowBefore.has(id)).sort(),
    removed: [...rowBefore.keys()].filter((id) => !rowAfter.has(id)).sort(),
    reshaped: isBoth ? changed(shapeDiffers(before.table.geometry, after.table.geometry)) : [],
    recosted: isBoth ? changed(costDiffers(before.measures, after.measures)) : [],
  };
}

const rowsOf = (layer: ComparedLayer | undefined) =>
  new Map((layer?.ids ?? []).map((id, row): [string, number] => [id, row]));

const noRows = { element: new Uint32Array(0), value: new Float32Array(0), damageClass: new Uint8Array(0) };

const totalsOf = ({ table, measures }: ComparedLayer): Totals =>
  summarise(wholeLayer(table.count), noRows, measures).selected;

/** By the run of coordinates; where two shapes share those, they are one shape but for how it is parted. */
function shapeDiffers(before: GeometryColumn, after: GeometryColumn) {
  const [oldStarts, newStarts] = [vertexRanges(before), vertexRanges(after)];
  return (old: number, now: number) => {
    const [from, length] = [oldStarts[old]! * 2, (oldStarts[old + 1]! - oldStarts[old]!) * 2];
    const [other, otherLength] = [newStarts[now]! * 2, (newStarts[now + 1]! - newStarts[now]!) * 2];
    if (length !== otherLength) return true;
    for (let i = 0; i < length; i++) if (before.coords[from + i] !== after.coords[other + i]) return true;
    return false;
  };
}

function costDiffers({ replacementCost: before }: Measures, { replacementCost: after }: Measures) {
  const pairs = (["value", "min", "max"] as const).map((key) => [before?.[key], after?.[key]] as const);
  // A cost that neither has is NaN in both, or in no column.
  return (old: number, now: number) =>
    pairs.some(([x, y]) => !Object.is(x?.[old] ?? Number.NaN, y?.[now] ?? Number.NaN));
}
