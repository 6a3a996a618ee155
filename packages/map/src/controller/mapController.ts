import type { Layers } from "@stopbank/contract/layers";
import type { SceneStore } from "@stopbank/scene/store";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { ClassLabels } from "../feature/classLabels.ts";
import type { MapFault } from "../feature/mapFault.ts";
import type { DrawnItem, MapFeature } from "../feature/mapFeature.ts";
import type { MapState } from "../feature/mapState.ts";
import type { MapTool } from "../feature/mapTool.ts";
import type { MapHost } from "../mapHost.ts";
import { indexLayers, type LayerIndex } from "../style/layerIndex.ts";
import { type CameraMoves, cameraMoves } from "./cameraMoves.ts";
import { drawingHere } from "./drawing.ts";
import { loadLabelFonts } from "./labelFonts.ts";
import { makeMap } from "./makeMap.ts";
import { openMap } from "./openMap.ts";
import { sayBusy } from "./sayBusy.ts";
import { watchTiles } from "./watchTiles.ts";

export type { PaddingPx } from "./cameraMoves.ts";

/** A running map. It follows the scene store by itself, outside React. */
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
  /** Takes the drawn area away; while drawing, starts over. */
  clearArea(): void;
  /** Takes back the last step of the tool that is on, else the last change of the scene. */
  undo(): void;
  redo(): void;
  /** What features have drawn that can be listed. */
  drawn(): DrawnItem[];
  retryTiles(): void;
  /** The network or the person is back: asks again for whatever may have failed or been refused meanwhile. */
  catchUp(): void;
  destroy(): void;
}

export interface MapOptions {
  readonly store: SceneStore;
  /** The answer of GET /layer; another dataset needs another map. */
  readonly layers: Layers;
  readonly host: MapHost;
  /** What the map begins with. */
  readonly features: readonly MapFeature[];
  readonly tools: readonly MapTool[];
}

/** Puts a map into an element. */
export function createMapController(container: HTMLElement, options: MapOptions): MapController {
  const { store, layers, host, features, tools } = options;
  const drawing = drawingHere();
  const index = indexLayers(layers);
  const map = makeMap(container, store.state.scene.camera, drawing, host);
  const opened = openMap(map, { store, index, host, drawing, origin: window.location.origin });
  const { begin, hasBegun, followAgain, onError, onRestyled, stop, ...controls } = opened;
  const { state } = controls;
  controls.setFeatures(features);
  controls.setTools(tools);
  const tiles = watchTiles(map, state, onError);
  const busy = sayBusy(container, map, state);
  onRestyled(busy.changed);

  let isDestroyed = false;
  map.once("style.load", async () => {
    await loadLabelFonts();
    if (!isDestroyed) begin();
  });
  return {
    map,
    index,
    ...controls,
    ...cameraMoves(map, state, hasBegun),
    retryTiles: tiles.retry,
    catchUp() {
      tiles.reload();
      followAgain();
    },
    destroy() {
      isDestroyed = true;
      busy.stop();
      stop();
      tiles.stop();
      map.remove();
    },
  };
}
