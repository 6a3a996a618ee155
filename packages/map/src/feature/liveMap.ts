import type { SceneStore } from "@stopbank/scene/store";
import type { FeatureCollection } from "geojson";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { MapHost } from "../mapHost.ts";
import type { RowStatePainter } from "../rowStates/rowState.ts";
import type { LayerIndex } from "../style/layerIndex.ts";
import type { MapState } from "./mapState.ts";

/**
 * What a feature or a tool is given of the map it is on. After it was stopped, this reads and fetches on, and changes and
 * says nothing more.
 */
export interface LiveMap {
  readonly view: MapView;
  readonly store: SceneStore;
  /** What the client's dataset offers. */
  readonly index: LayerIndex;
  readonly host: MapHost;
  /** What the map shows beside the scene: zoom, tilt, the tool that is on. To read, and to subscribe to with valtio. */
  readonly state: Readonly<MapState>;
  /** Scheme, host and port of the page: the worker that fetches tiles has no page to resolve a path against. */
  readonly origin: string;
  /** How long what changes may take to appear, in milliseconds; 0 where nothing should move. */
  readonly fadeMs: number;
  /** Sources or layers are others by something that is not in the scene: works the style out again, at once. */
  restyle(): void;
  /** Other data for a GeoJSON source, as often as every frame: no restyle, and kept for as long as the source is there. */
  setData(source: string, data: FeatureCollection): void;
  /** Says that the picture is still to change by itself, until it is said that it is not. */
  setPending(what: string, isPending: boolean): void;
  /** Says which class codes a layer's elements have, for legends; undefined where it is not coloured by class. */
  setClasses(elementType: string, codes: ReadonlySet<number> | undefined): void;
}

/** The MapLibre map without what would add to its style behind everyone's back. */
export type MapView = Pick<
  MapLibreMap,
  | "cameraForBounds"
  | "easeTo"
  | "fitBounds"
  | "flyTo"
  | "getBearing"
  | "getBounds"
  | "getCanvas"
  | "getCenter"
  | "getContainer"
  | "getFeatureState"
  | "getLayer"
  | "getPadding"
  | "getPitch"
  | "getSource"
  | "getZoom"
  | "project"
  | "queryRenderedFeatures"
  | "querySourceFeatures"
  | "removeFeatureState"
  | "setFeatureState"
  | "unproject"
> &
  RowStatePainter;
