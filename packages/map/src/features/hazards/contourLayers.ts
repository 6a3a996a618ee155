import type { ExpressionSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { HazardDetail, Tileset } from "@stopbank/contract/layers";
import { formatInScale } from "@stopbank/numbers";
import { ground, plainColour } from "../../palettes.ts";
import { labelFonts } from "../../style/labels/labelPaint.ts";

/** From where lines do not crowd: half a zoom nearer than tiles of them begin, so that they do not appear all at once. */
const fadesIn = 0.5;

/**
 * Lines of equal intensity over a hazard, with its value along each; in the strongest colour of its legend, so that they are
 * told from those of another hazard.
 */
export function contourLayers(
  source: string,
  { legend, unit }: Pick<HazardDetail, "legend" | "unit">,
  { minZoom, sourceLayer = "contours" }: Tileset,
  visibility: "visible" | "none",
): LayerSpecification[] {
  const { levels, strongest } = stepsOf(legend);
  const begins = minZoom + fadesIn;
  const common = { source, "source-layer": sourceLayer, minzoom: begins };
  return [
    {
      id: `${source}:line`,
      type: "line",
      ...common,
      layout: { visibility, "line-join": "round" },
      paint: {
        "line-color": strongest,
        "line-width": ["interpolate", ["linear"], ["zoom"], begins, 0.5, begins + 3, 1.1],
        "line-opacity": ["interpolate", ["linear"], ["zoom"], begins, 0, begins + fadesIn, 0.65],
      },
    },
    {
      id: `${source}:value`,
      type: "symbol",
      ...common,
      layout: {
        visibility,
        "text-field": [
          "case",
          ...levels.flatMap((level) => [["==", ["get", "value"], level], formatInScale(level, unit)]),
          "",
        ] as unknown as ExpressionSpecification,
        "text-font": labelFonts.plain,
        "text-size": 10.5,
        "symbol-placement": "line",
        "symbol-spacing": 260,
        "text-max-angle": 35,
        "text-padding": 12,
      },
      paint: { "text-color": strongest, "text-halo-color": ground.halo, "text-halo-width": 1.4 },
    },
  ];
}

/** The values a legend changes at, and the colour of its greatest. */
function stepsOf({ sections }: HazardDetail["legend"]): { levels: readonly number[]; strongest: string } {
  for (const section of sections) {
    if (section.type === "continuous")
      return {
        levels: section.stops.map(({ value }) => value),
        strongest: section.stops.at(-1)?.color ?? plainColour,
      };
    if (section.type === "categorical" && section.items.some(({ min }) => min !== undefined))
      return {
        levels: section.items.flatMap(({ min }) => min ?? []),
        strongest: section.items.at(-1)?.color ?? plainColour,
      };
  }
  return { levels: [], strongest: plainColour };
}
