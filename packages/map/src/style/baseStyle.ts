import type {
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from "@maplibre/maplibre-gl-style-spec";
import type { Scene } from "@stopbank/scene";
import type { FeatureCollection, Geometry } from "geojson";
import { aroundBoxes, boxesAsPolygons } from "./boxesAsPolygons.ts";
import { drawnPicture, groundLayers } from "./ground/groundLayers.ts";
import { labelLayers } from "./labels/labelLayers.ts";
import type { LayerIndex } from "./layerIndex.ts";
import {
  basemapSource,
  knownSource,
  pictureSource,
  satelliteSource,
  shadeSource,
  shapeSource,
  sourceOf,
  worldSource,
} from "./sources.ts";

export interface BaseInput {
  readonly scene: Pick<Scene, "basemap" | "labels">;
  readonly basemap: LayerIndex["basemap"];
  /** Scheme, host and port tiles are fetched from. */
  readonly origin: string;
  readonly tilted: boolean;
  /** Seen from the side the ground rises and falls. Software takes ten times as long over that. */
  readonly hasRelief: boolean;
  /** Names, and shaded hills where they are not the map's own subject: a first picture does without. */
  readonly hasDetail: boolean;
  /** How long tiles and colours take to appear, in milliseconds. */
  readonly fadeMs: number;
}

/** What the map has without any feature: ground, names, sky. */
export interface BaseStyle {
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  readonly ground: readonly LayerSpecification[];
  readonly labels: readonly LayerSpecification[];
  readonly world: Pick<StyleSpecification, "sky" | "terrain" | "transition">;
}

/** The parts of a scene that {@link baseStyle} follows from. */
export const baseStyledBy = ["basemap", "labels"] as const satisfies readonly (keyof Scene)[];

/** The specification's second setting, with heights in metres. */
const terrainExaggeration = 1.5;

export function baseStyle(input: BaseInput): BaseStyle {
  const { scene, tilted, hasRelief, hasDetail, fadeMs } = input;
  const isOfHills = hasDetail || scene.basemap === "terrain";
  const basemap = isOfHills ? input.basemap : withoutHills(input.basemap);
  const ground = groundLayers(scene.basemap, basemap, fadeMs);
  const labels = scene.labels && hasDetail ? labelLayers(scene.basemap, basemap, tilted) : [];
  // Pictures of a drawn map have their names in them.
  const isPicture = scene.basemap === "default" && basemap.picture !== undefined;
  return {
    sources: basemapSources({ ...input, basemap }),
    ground: isPicture ? [...ground, ...labels, drawnPicture(fadeMs)] : ground,
    labels: isPicture ? [] : labels,
    world: {
      ...(tilted && hasRelief && basemap.terrain !== undefined
        ? { terrain: { source: shapeSource, exaggeration: terrainExaggeration } }
        : {}),
      ...(tilted ? { sky } : {}),
      transition: { duration: fadeMs, delay: 0 },
    },
  };
}

const withoutHills = ({ terrain: _hills, ...basemap }: BaseInput["basemap"]): BaseInput["basemap"] => basemap;

const sky: NonNullable<StyleSpecification["sky"]> = {
  "sky-color": "#bcd7ec",
  "horizon-color": "#eef4f9",
  "fog-color": "#eef2f5",
  "sky-horizon-blend": 0.6,
  "horizon-fog-blend": 0.6,
  "fog-ground-blend": 0.85,
};

function basemapSources({ scene, basemap, origin, tilted, hasRelief }: BaseInput): BaseStyle["sources"] {
  const { world, vector, picture, satellite, terrain } = basemap;
  return {
    ...(world === undefined ? {} : { [worldSource]: sourceOf(world, origin) }),
    ...(vector?.known === undefined
      ? {}
      : { [knownSource]: { type: "geojson" as const, data: knownGround(vector.known) } }),
    ...(vector === undefined ? {} : { [basemapSource]: sourceOf(vector, origin) }),
    ...(picture === undefined || scene.basemap !== "default"
      ? {}
      : { [pictureSource]: sourceOf(picture, origin) }),
    ...(satellite === undefined || scene.basemap !== "satellite"
      ? {}
      : { [satelliteSource]: sourceOf(satellite, origin) }),
    ...(terrain === undefined ? {} : { [shadeSource]: sourceOf(terrain, origin) }),
    ...(terrain === undefined || !tilted || !hasRelief ? {} : { [shapeSource]: sourceOf(terrain, origin) }),
  };
}

/** Where land is told from sea, and what lies around it: two boxes side by side, or one across 180 degrees, have no such ring. */
function knownGround(boxes: readonly (readonly number[])[]): FeatureCollection {
  const [west = 0, , east = 0] = boxes[0] ?? [];
  const hasRing = boxes.length === 1 && west <= east;
  const feature = (kind: string, geometry: Geometry) => ({
    type: "Feature" as const,
    properties: { kind },
    geometry,
  });
  return {
    type: "FeatureCollection",
    features: [
      feature("known", boxesAsPolygons(boxes)),
      ...(hasRing ? [feature("around", aroundBoxes(boxes))] : []),
    ],
  };
}
