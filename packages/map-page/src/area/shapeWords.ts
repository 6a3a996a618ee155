import type { AreaFileFeature } from "@stopbank/contract/area-file";
import { agreeing, formatNumber } from "@stopbank/numbers";

/** Whether a shape has an area without a buffer around it. */
export const isPolygon = ({ geometry }: Pick<AreaFileFeature, "geometry">): boolean =>
  geometry.type.endsWith("Polygon");

/** What a shape is made of: "Polygon with 1 hole, 24 positions". */
export function shapeWords({ geometry, positions }: AreaFileFeature): string {
  const { type, coordinates } = geometry;
  const parts = type.startsWith("Multi") ? coordinates.length : 1;
  const name = type.replace("Multi", "").replace("LineString", "Line");
  const rings =
    type === "Polygon" ? [coordinates] : type === "MultiPolygon" ? (coordinates as unknown[][]) : [];
  const holes = rings.reduce((sum, part) => sum + part.length - 1, 0);
  const many = parts > 1 ? ` of ${formatNumber(parts, 0)} parts` : "";
  const hollow = holes === 0 ? "" : ` with ${formatNumber(holes, 0)} ${agreeing(holes, "hole", "holes")}`;
  return `${name}${many}${hollow}, ${formatNumber(positions, 0)} ${agreeing(positions, "position", "positions")}`;
}

/** A distance as it was typed, in metres; undefined where there is none, and NaN where it is no distance. */
export function metresOf(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const metres = Number(trimmed.replace(/\s*m$/i, "").replaceAll(",", ""));
  return metres >= 0.1 && metres <= 100_000 ? metres : Number.NaN;
}
