import type { ExpressionSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { RelativeRisk } from "@stopbank/contract/prioritisation";
import { firmnessOpacity, relativeRiskColours } from "@stopbank/hazard-colours/priority";

export const areaSource = "prioritisation";
export const topSource = "prioritisation-top";
export const selectedSource = "prioritisation-selected";
export const unknownSource = "prioritisation-unknown";
export const areaFill = "prioritisation:fill";

/** Classes by the number that is their feature state, the least first; 0 is an area without one. */
const risks = Object.keys(relativeRiskColours) as readonly RelativeRisk[];
export const levelOf = (risk: RelativeRisk | undefined): number =>
  risk === undefined ? 0 : risks.indexOf(risk) + 1;

/** The feature states of an area. */
export interface AreaState {
  /** By {@link levelOf}. */
  readonly level: number;
  /** 0 to 1. */
  readonly firmness: number;
}

const ink = "#16202c";
const level: ExpressionSpecification = ["coalesce", ["feature-state", "level"], -1];
const firmness: ExpressionSpecification = ["coalesce", ["feature-state", "firmness"], 1];
const isHovered: ExpressionSpecification = ["boolean", ["feature-state", "hover"], false];

/** From here on a rank is firm, and below it fair. */
const firmFrom = 0.9;
const fairFrom = 0.6;

const { firm, fair, loose } = firmnessOpacity;
const opacity: ExpressionSpecification = [
  "case",
  ["<=", level, 0],
  0,
  isHovered,
  1,
  [">=", firmness, firmFrom],
  firm,
  [">=", firmness, fairFrom],
  fair,
  loose,
];

const colour = [
  "match",
  level,
  ...risks.flatMap((risk, at) => [at + 1, relativeRiskColours[risk]]),
  "#ffffff",
] as unknown as ExpressionSpecification;

/**
 * Areas by relative risk, paler where their rank is less firm; what was not assessed by half or more is hatched. Bottom first.
 *
 * Whatever looks at a state is evaluated for every area when one weight moves: what is of few areas has sources of its own.
 */
export const areaLayers = (hatchImage: string): readonly LayerSpecification[] => [
  {
    id: areaFill,
    type: "fill",
    source: areaSource,
    paint: { "fill-color": colour, "fill-opacity": opacity },
  },
  {
    id: "prioritisation:hatch",
    type: "fill",
    source: unknownSource,
    paint: { "fill-pattern": hatchImage, "fill-opacity": 0.8, "fill-antialias": false },
  },
  {
    id: "prioritisation:line",
    type: "line",
    source: areaSource,
    layout: { "line-join": "round" },
    paint: { "line-color": ink, "line-width": ["case", isHovered, 2, 0.5], "line-opacity": 0.7 },
  },
];

/** The selected area's outline, above all others: light under dark, so that it stands out on every colour. */
export const selectedLayers: readonly LayerSpecification[] = [
  {
    id: "prioritisation:selected-halo",
    type: "line",
    source: selectedSource,
    layout: { "line-join": "round" },
    paint: { "line-color": "#ffffff", "line-width": 6, "line-opacity": 0.95 },
  },
  {
    id: "prioritisation:selected",
    type: "line",
    source: selectedSource,
    layout: { "line-join": "round" },
    paint: { "line-color": ink, "line-width": 2.6 },
  },
];

/** The first ten by their ranks, so that map and table are read together without colours. */
export const topLayers: readonly LayerSpecification[] = [
  {
    id: "prioritisation:rank",
    type: "symbol",
    source: topSource,
    layout: {
      "text-field": ["to-string", ["get", "rank"]],
      "text-font": ["Inter SemiBold", "Inter"],
      "text-size": 15,
      "symbol-sort-key": ["get", "rank"],
      "text-padding": 0,
    },
    paint: { "text-color": ink, "text-halo-color": "#ffffff", "text-halo-width": 1.8 },
  },
];
