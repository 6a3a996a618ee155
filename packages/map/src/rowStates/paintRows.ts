import { expressionReads } from "./expressionReads.ts";
import type { FeatureState, PaintBinder, PaintedBucket, PaintedLayer, PaintSet } from "./mapLibreParts.ts";
import type { RowColumns } from "./rowColumns.ts";

/** The keys of rows that are painted, in the order of the set's features: all 0 at first, as the worker makes them. */
const painted = new WeakMap<PaintSet, Uint16Array>();

/**
 * Writes the paint of those features of a bucket whose states are others than those painted. MapLibre's own way works an
 * expression out for each feature and each state there is; here it is once for each that differs, and the tile's features
 * are gone through once, however many rows there are beside them.
 *
 * @param featureAt of the tile, read only where an expression asks for something of the feature itself.
 */
export function paintRows(
  bucket: PaintedBucket,
  columns: RowColumns,
  featureAt: (index: number) => object,
): void {
  const sets =
    "programConfigurations" in bucket
      ? [bucket.programConfigurations]
      : [bucket.text.programConfigurations, bucket.icon.programConfigurations];
  for (const set of sets) paintSet(set, bucket.layers, columns, featureAt);
}

function paintSet(
  set: PaintSet,
  layers: readonly PaintedLayer[],
  columns: RowColumns,
  featureAt: (index: number) => object,
): void {
  const { ids, positions } = set._featureMap;
  const keys = painted.get(set) ?? new Uint16Array(ids.length);
  painted.set(set, keys);
  const changed: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const key = columns.keyOf(ids[at]!);
    if (key === keys[at]) continue;
    keys[at] = key;
    changed.push(at);
  }
  if (changed.length === 0) return;
  for (const layer of layers)
    for (const [property, binder] of Object.entries(set.programConfigurations[layer.id]?.binders ?? {})) {
      // Only those whose value differs from feature to feature have vertices of their own.
      if (binder.paintVertexArray === undefined || !binder.expression.isStateDependent) continue;
      const reads = expressionReads(styleValue(layer, property));
      if (![...reads.states].some((name) => columns.has(name))) continue;
      // As MapLibre does: the layer may have another since the tile was made. One that is not worked out yet has a constant.
      const { value } = layer.paint.get(property);
      if ("evaluate" in value) binder.expression = value;
      const valuesOf = reads.feature
        ? (at: number) => evaluated(binder, featureAt(positions[3 * at]!), columns.stateOf(keys[at]!))
        : valuesByKey(binder, keys, columns);
      for (const at of changed)
        binder._setPaintValue(positions[3 * at + 1]!, positions[3 * at + 2]!, ...valuesOf(at));
      set.needsUpload = true;
    }
}

/**
 * What the style says of a property. Fills are outlined in their own colour unless it says otherwise, and MapLibre keeps a
 * line's width at the zoom of its dashes under a name that no style has.
 */
function styleValue(layer: PaintedLayer, property: string): unknown {
  if (property === "line-floorwidth") return layer.getPaintProperty("line-width");
  const own = layer.getPaintProperty(property);
  return own === undefined && property === "fill-outline-color" ? layer.getPaintProperty("fill-color") : own;
}

const noFeature = { type: 0, properties: {} };

function valuesByKey(binder: PaintBinder, keys: Uint16Array, columns: RowColumns) {
  const known = new Map<number, readonly unknown[]>();
  return (at: number) => {
    const key = keys[at]!;
    const before = known.get(key);
    if (before !== undefined) return before;
    const values = evaluated(binder, noFeature, columns.stateOf(key));
    known.set(key, values);
    return values;
  };
}

/** One value, or those at the two zooms between which it is to go. */
function evaluated({ expression, zoom, uniformNames }: PaintBinder, feature: object, state: FeatureState) {
  return zoom === undefined || uniformNames === undefined
    ? [expression.evaluate({ zoom: 0 }, feature, state)]
    : [
        expression.evaluate({ zoom }, feature, state),
        expression.evaluate({ zoom: zoom + 1 }, feature, state),
      ];
}
