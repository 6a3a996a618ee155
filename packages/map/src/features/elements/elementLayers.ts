import type { ExpressionSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { ElementLayer, Tileset } from "@stopbank/contract/layers";
import type { ElementSceneLayer } from "@stopbank/scene";
import { hatchImage, iconImage } from "../../feature/styleImages.ts";
import { sourceName } from "../../style/sources.ts";
import { byLegend, dashByLegend, radiusByLegend, widthByLegend } from "../byLegend.ts";
import { changeCodes } from "./changeCodes.ts";
import {
  byClass,
  classColour,
  classOutline,
  classState,
  palerClassColour,
  whenHovered,
} from "./classExpressions.ts";
import { elementOpacity, opacity, paled, unlessLeftOut } from "./dimExpressions.ts";

export interface ElementLook {
  /** Coloured by damage class; otherwise in the layer's own colour. */
  readonly coloured: boolean;
  /** Some elements are not assessed, so the hatch is needed. */
  readonly hatched: boolean;
  /** The map is seen from the side: heights are drawn. */
  readonly tilted: boolean;
  /** Elements may be left out. */
  readonly dimmed: boolean;
}

/**
 * Lines end where their points do: each is drawn at 0.8 by itself, so round ends would lie over their neighbours' as darker
 * dots, and those of a casing show through them.
 */
const lineEnds = { "line-cap": "butt", "line-join": "round" } as const;

/** Zoom at which points become marks with an icon. */
const iconZoom = 12;

/** The width in pixels of the lines of a layer that does not ask for one. */
const usualWeight = 2;

const ink = "#16202c";

/** Of more elements than this, each is so small from afar that outlines and hatches cost much and show nothing. */
const many = 50_000;

/** The tiles elements are drawn from: one tileset serves every scenario. */
export const vectorTiles = (element: ElementLayer | undefined): Tileset | undefined =>
  element?.tilesets.find(({ type }) => type !== "raster" && type !== "terrain");

/** The style layers that show an element type, with those that answer to the pointer. */
export const elementLayerIds = (elementType: string): string[] =>
  partNames.map((part) => `${sourceName("element", elementType)}:${part}`);

const partNames = ["fill", "hatch", "outline", "height", "casing", "line", "point", "icon"] as const;

/** One element layer as style layers, bottom first. Empty when it has no vector tiles. */
export function elementLayers(
  layer: ElementSceneLayer,
  element: ElementLayer,
  look: ElementLook,
): LayerSpecification[] {
  const tileset = vectorTiles(element);
  if (tileset === undefined) return [];
  const name = sourceName("element", layer.id);
  const common = {
    source: name,
    "source-layer": tileset.sourceLayer ?? layer.id,
  };
  const visibility = layer.visible ? ("visible" as const) : ("none" as const);
  const { legend } = element;
  const { color = element.color, weight = usualWeight } = tileset.style ?? {};
  const ownColour = (shade: (colour: string) => string) =>
    byLegend(legend, (item) => shade(item.color), shade(color));
  const colour = look.coloured ? classColour : ownColour((own) => own);
  const outline = (otherwise: string) =>
    look.coloured ? classOutline : byLegend(legend, (item) => item.secondary_color, otherwise);
  const dim = opacity(look.dimmed);
  const isDense = element.element_count > many;
  const part = <T extends object>(suffix: (typeof partNames)[number], rest: T) => ({
    id: `${name}:${suffix}`,
    ...common,
    ...rest,
  });
  if (element.geometry === "polygon")
    return [
      part("fill", {
        type: "fill" as const,
        layout: { visibility },
        paint: { "fill-color": colour, "fill-opacity": dim, "fill-antialias": true },
      }),
      ...(look.hatched && look.coloured
        ? [
            part("hatch", {
              type: "fill" as const,
              minzoom: isDense ? 14 : 11,
              layout: { visibility },
              paint: {
                "fill-pattern": hatchImage,
                "fill-opacity": byClass<number>(0, dim, 0),
                "fill-antialias": false,
              },
            }),
          ]
        : []),
      part("outline", {
        type: "line" as const,
        minzoom: isDense ? 14 : 12,
        layout: { visibility },
        paint: {
          "line-color": whenHovered(ink, outline("rgba(22, 32, 44, 0.5)")),
          "line-width": whenHoveredByZoom([12, 0.3, 16, 0.9], 1.4),
          "line-opacity": dim,
        },
      }),
      ...(look.tilted && tileset.has_extrusion === true
        ? [
            part("height", {
              type: "fill-extrusion" as const,
              minzoom: 12,
              layout: { visibility },
              paint: {
                "fill-extrusion-color": unlessLeftOut(
                  look.dimmed,
                  colour,
                  look.coloured ? palerClassColour : ownColour(paled),
                ),
                "fill-extrusion-height": ["coalesce", ["get", "height"], 0] as ExpressionSpecification,
                "fill-extrusion-opacity": elementOpacity.usual,
              },
            }),
          ]
        : []),
    ];
  if (element.geometry === "line")
    return [
      part("casing", {
        type: "line" as const,
        minzoom: 11,
        layout: { visibility, ...lineEnds },
        paint: {
          "line-color": whenHovered(ink, outline("rgba(255, 255, 255, 0.7)")),
          "line-width": whenHoveredByZoom([11, 2, 16, 5.5], 2),
          "line-opacity": dim,
        },
      }),
      part("line", {
        type: "line" as const,
        layout: { visibility, ...lineEnds },
        paint: {
          "line-color": colour,
          "line-width": widthByLegend(
            legend,
            [8, 0.8, 11, 1.2, 14, 2.4, 17, 4.5].map((value, at) =>
              at % 2 === 0 ? value : (value * weight) / usualWeight,
            ),
          ),
          ...dashByLegend(legend),
          "line-opacity": dim,
        },
      }),
    ];
  return [
    part("point", {
      type: "circle" as const,
      layout: { visibility },
      paint: {
        "circle-color": colour,
        "circle-opacity": dim,
        "circle-stroke-opacity": dim,
        "circle-radius": radiusByLegend(legend, [8, 2, 11, 3.2, iconZoom, 4, iconZoom + 0.5, 9, 17, 11]),
        "circle-stroke-color": whenHovered(ink, outline("#ffffff")),
        "circle-stroke-width": whenHovered(2, look.coloured ? byClass<number>(1.2, 1.2, 1) : 1.2),
      },
    }),
    part("icon", {
      type: "symbol" as const,
      minzoom: iconZoom,
      layout: {
        visibility,
        "icon-image": iconImage(tileset.icon ?? element.icon),
        "icon-size": byZoom([iconZoom + 0.5, 0.75, 17, 0.95]),
        "icon-allow-overlap": true,
        "icon-ignore-placement": true,
      },
      paint: {
        "icon-opacity": byZoom([
          iconZoom,
          0,
          iconZoom + 0.5,
          unlessLeftOut(look.dimmed, 1, elementOpacity.leftOut),
        ]),
        "icon-color": look.coloured ? iconColour : "#ffffff",
      },
    }),
  ];
}

/** Dark on the pale classes, white on the dark ones. */
const iconColour: ExpressionSpecification = [
  "match",
  ["coalesce", ["feature-state", classState], -1],
  [0, 2, 5, 6, changeCodes.worse],
  "#ffffff",
  ink,
];

type Stops = readonly number[];

const byZoom = (stops: readonly (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ["interpolate", ["linear"], ["zoom"], ...stops] as unknown as ExpressionSpecification;

/** Widths by zoom, `extraPx` more under the pointer. Zoom has to stand outermost in an expression. */
const whenHoveredByZoom = (stops: Stops, extraPx: number): ExpressionSpecification =>
  [
    "interpolate",
    ["linear"],
    ["zoom"],
    ...stops.map((value, at) => (at % 2 === 0 ? value : whenHovered(value + extraPx, value))),
  ] as unknown as ExpressionSpecification;
