import type { Feature, FeatureCollection, Geometry } from "geojson";
import { tools } from "../../palettes.ts";
import { type Draft, type LngLat, polygonOfDraft } from "./draft.ts";

export type DraftTool = "area" | "measure";

/** How a draft is drawn: its shape, lines to the pointer, points (those a click would close on are filled), figures. */
export function draftFeatures(
  draft: Draft,
  tool: DraftTool,
  pointer?: LngLat,
  label?: { at: LngLat; text: string },
): FeatureCollection {
  const colour =
    draft.problem === undefined ? (tool === "area" ? tools.selection : tools.measure) : tools.problem;
  const feature = (geometry: Geometry, role: string, more: object = {}): Feature => ({
    type: "Feature",
    properties: { role, colour, ...more },
    geometry,
  });
  const { points, closed } = draft;
  const open = [...points, ...(pointer === undefined || closed ? [] : [pointer])];
  const path = closed ? polygonOfDraft(points).coordinates[0] : open;
  const closes = (at: number) =>
    tool === "area" && !closed && points.length > 2 && (at === 0 || at === points.length - 1);
  return {
    type: "FeatureCollection",
    features: [
      ...(closed || open.length > 2
        ? [feature(polygonOfDraft(closed ? points : open) as Geometry, "shape")]
        : []),
      ...(path !== undefined && path.length > 1
        ? [
            feature(
              { type: "LineString", coordinates: path.map((position) => [...(position as number[])]) },
              "line",
            ),
          ]
        : []),
      ...points.map((point, at) =>
        feature({ type: "Point", coordinates: [...point] }, "point", { closes: closes(at) }),
      ),
      ...(label === undefined
        ? []
        : [feature({ type: "Point", coordinates: [...label.at] }, "label", { text: label.text })]),
    ],
  };
}
