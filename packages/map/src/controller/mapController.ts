import type { Layers } from "@stopbank/contract/layers";
import type { SceneStore } from "@stopbank/scene/store";
import type { FeatureCollection } from "geojson";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Drawing } from "../canvas/drawing.ts";
import type { Graphics } from "../canvas/watchGraphics.ts";
import type { TileWatch } from "../canvas/watchTiles.ts";
import type { ClassLabels } from "../feature/classLabels.ts";
import type { MapFault } from "../feature/mapFault.ts";
import type { DrawnItem, MapFeature } from "../feature/mapFeature.ts";
import type { MapState } from "../feature/mapState.ts";
import type { MapTool } from "../feature/mapTool.ts";
import type { MapHost } from "../mapHost.ts";
import { indexLayers, type LayerIndex } from "../style/layerIndex.ts";
import { type CameraMoves, cameraMoves } from "./cameraMoves.ts";
import { type OpenedMap, openMap, type PictureProgress } from "./openMap.ts";
import { sayBusy } from "./sayBusy.ts";

export type { PaddingPx } from "./cameraMoves.ts";

/** A map on a page. It follows the scene store by itself, outside React. */
export interface MapController extends CameraMoves {
  /** For what needs the map itself: printing, copying as an image, tests. What is added to its style here does not stay. */
  readonly map: MapLibreMap;
  readonly state: MapState;
  readonly index: LayerIndex;
  /**
   * What the map shows, in the order of legends and, within a place of the stack, from the bottom. Those that were on
   * it before run on.
   */
  setFeatures(features: readonly MapFeature[]): void;
  setTools(tools: readonly MapTool[]): void;
  /** Leaves a feature out for a fault found elsewhere, such as in its legend. */
  leaveOut(fault: MapFault): void;
  setClassLabels(labels: ClassLabels): void;
  /** Nothing where no tool is called that. */
  startTool(id: string): void;
  stopTool(): void;
  /** What the tool that is on has drawn goes. */
  startOver(): void;
  /** Shows what a tool draws on another map. */
  setDraft(data: FeatureCollection): void;
  /** Told what a tool draws here, as often as every frame, until the answer is called. */
  onDraft(listener: (data: FeatureCollection) => void): () => void;
  /** Takes back the last step of the tool that is on, else the last change of the scene. */
  undo(): void;
  redo(): void;
  /** What features have drawn that can be listed. */
  drawn(): DrawnItem[];
  retryTiles(): void;
  /** The network or the person is back: asks again for whatever may have failed or been refused meanwhile. */
  catchUp(): void;
  /** The page goes, and nothing of it stays on the map. More than once does no more. */
  leave(): void;
}

export interface MapOptions {
  readonly store: SceneStore;
  /** The answer of GET /layer. */
  readonly layers: Layers;
  readonly host: MapHost;
  /** What the map begins with. */
  readonly features: readonly MapFeature[];
  readonly tools: readonly MapTool[];
  /** Another map leads its camera. */
  readonly isLed?: boolean;
}

/** The map that pages are shown on one after the other. */
export interface MapGround {
  readonly map: MapLibreMap;
  readonly element: HTMLElement;
  readonly drawing: Drawing;
  readonly graphics: Graphics;
  readonly tiles: TileWatch;
  readonly progress: PictureProgress;
}

/** @param onLeft called once, when the page has left. */
export function showOn(
  { map, element, drawing, graphics, tiles, progress }: MapGround,
  { store, layers, host, features, tools, isLed }: MapOptions,
  onLeft: () => void,
): { readonly opened: OpenedMap; readonly controller: MapController } {
  const index = indexLayers(layers);
  const { origin } = window.location;
  const opened = openMap(map, { store, index, host, drawing, graphics, progress, origin, isLed });
  const { state, setFeatures, setTools, leaveOut, setClassLabels, drawn } = opened;
  const { startTool, stopTool, startOver, undo, redo, setDraft, onDraft } = opened;
  setFeatures(features);
  setTools(tools);
  const busy = sayBusy(element, map, opened.events, state);
  opened.onRestyled(busy.changed);
  let hasLeft = false;
  const controller: MapController = {
    map,
    index,
    ...{ state, setFeatures, setTools, leaveOut, setClassLabels, drawn },
    ...{ startTool, stopTool, startOver, undo, redo, setDraft, onDraft },
    ...cameraMoves(map, state, opened.hasBegun),
    retryTiles: tiles.retry,
    catchUp() {
      tiles.reload();
      opened.followAgain();
    },
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      busy.stop();
      opened.stop();
      onLeft();
    },
  };
  return { opened, controller };
}
