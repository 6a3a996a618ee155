import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Legend } from "@stopbank/contract/legends";
import { dashes, type LegendItem, sizeFactors, weightFactors } from "../feature/itemLook.ts";

type Value = string | number | readonly number[];

/**
 * A value by what a legend says of a thing: by the legend's data column, whose values it names by key or by label
 * whatever their case (MAP-05). A legend of one item without a column is about all of them.
 *
 * @param of what an item says; undefined where it says nothing.
 * @param otherwise for what the legend does not name.
 */
export function byLegend<T extends Value>(
  { sections, dataColumn }: Legend,
  of: (item: LegendItem) => T | undefined,
  otherwise: T,
): T | ExpressionSpecification {
  const named = sections.flatMap((section): (readonly [string, LegendItem])[] => {
    if (section.type === "keyValue") return section.keyValues.map((item) => [String(item.key), item]);
    return section.type === "categorical" ? section.items.map((item) => [item.label, item]) : [];
  });
  if (dataColumn === undefined) return (named.length === 1 && named[0] && of(named[0][1])) || otherwise;
  // A value named twice is not a valid style.
  const values = new Map(
    named.flatMap(([key, item]) => {
      const value = of(item);
      return value === undefined ? [] : [[key.toLowerCase(), value] as const];
    }),
  );
  if (values.size === 0) return otherwise;
  return [
    "match",
    ["downcase", ["to-string", ["get", dataColumn]]],
    ...[...values].flatMap(([key, value]) => [key, literal(value)]),
    literal(otherwise),
  ] as unknown as ExpressionSpecification;
}

const literal = (value: Value) => (typeof value === "object" ? ["literal", value] : value);

/**
 * Widths of lines by zoom, in pixels, times what the legend says of their weight.
 *
 * @param morePx wider than that, whatever the weight.
 */
export const widthByLegend = (
  legend: Legend,
  widths: readonly number[],
  morePx = 0,
): ExpressionSpecification =>
  scaledByZoom(
    widths,
    byLegend(legend, ({ weight }) => weight && weightFactors[weight], 1),
    morePx,
  );

/** Radii of points by zoom, in pixels, times what the legend says of their size. */
export const radiusByLegend = (legend: Legend, radii: readonly number[]): ExpressionSpecification =>
  scaledByZoom(
    radii,
    byLegend(legend, ({ size }) => size && sizeFactors[size], 1),
  );

/** Zoom has to stand outermost in an expression, so that each of its stops is scaled. */
const scaledByZoom = (
  stops: readonly number[],
  factor: number | ExpressionSpecification,
  more = 0,
): ExpressionSpecification =>
  [
    "interpolate",
    ["linear"],
    ["zoom"],
    ...stops.map((value, at) => {
      if (at % 2 === 0) return value;
      if (factor === 1) return value + more;
      return more === 0 ? ["*", value, factor] : ["+", ["*", value, factor], more];
    }),
  ] as unknown as ExpressionSpecification;

/** Dashes of lines as the legend's `style` says, or as usual; nothing for lines that are all solid, which draw faster. */
export function dashByLegend(
  legend: Legend,
  otherwise: readonly [number, number] = solid,
): { "line-dasharray"?: number[] | ExpressionSpecification } {
  const dash = byLegend<readonly number[]>(
    legend,
    ({ style }) => (style === undefined ? undefined : dashes[style]),
    otherwise,
  );
  return dash === solid ? {} : { "line-dasharray": dash as number[] | ExpressionSpecification };
}

const solid = [1, 0] as const;
