import type { Layers } from "@stopbank/contract/layers";
import type { Scene } from "@stopbank/scene";
import type { SceneStore } from "@stopbank/scene/store";
import { Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import { subscribe } from "valtio/vanilla";
import type { MapHost } from "../mapHost.ts";
import { indexLayers, type LayerIndex } from "../style/layerIndex.ts";
import { mapStyle, pointerLayers } from "../style/mapStyle.ts";
import { flyMs, syncCamera, tiltDegrees } from "./camera.ts";
import { createColouring } from "./colouring.ts";
import { drawInStep, drawingHere } from "./drawing.ts";
import { createFocus } from "./focus.ts";
import { provideImages } from "./images.ts";
import { loadLabelFonts } from "./labelFonts.ts";
import { createMapState, type MapState, type ToolName } from "./mapState.ts";
import { createOverlayBoard } from "./overlayBoard.ts";
import { startPointing } from "./pointer.ts";
import { sayBusy } from "./sayBusy.ts";
import { createTools } from "./tools.ts";
import { watchTiles } from "./watchTiles.ts";

// MapLibre's worker is a file of its own, served with the rest of the application: no blob workers (checklist A-14).
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

export interface PaddingPx {
  readonly left: number;
  readonly right: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** A running map. It follows the scene store by itself, outside React. */
export interface MapController {
  /** For what needs the map itself: printing, copying as an image, tests. */
  readonly map: MapLibreMap;
  readonly state: MapState;
  readonly index: LayerIndex;
  startTool(tool: ToolName): void;
  stopTool(): void;
  /** Takes the drawn area away; while drawing, starts over. */
  clearArea(): void;
  /** Takes back the last point of a shape that is being drawn, else the last change of the scene. */
  undo(): void;
  redo(): void;
  /** What the map shows now, as a closed ring of longitude and latitude. */
  viewRing(): number[][];
  setTilted(tilted: boolean): void;
  zoomBy(levels: number): void;
  /** West, south, east, north in degrees. */
  flyToBounds(bounds: readonly number[]): void;
  /** Keeps what matters between panels that cover the map's sides. */
  setPadding(padding: PaddingPx): void;
  retryTiles(): void;
  /** The network or the person is back: asks again for whatever may have failed or been refused meanwhile. */
  catchUp(): void;
  /** The class code an element of a coloured layer has on the map; `notExposedCode` when assessed and not exposed. */
  classOf(elementType: string, row: number): number | undefined;
  destroy(): void;
}

/**
 * Puts a map into an element.
 *
 * @param layers the answer of GET /layer; another dataset needs another map.
 */
export function createMapController(
  container: HTMLElement,
  store: SceneStore,
  layers: Layers,
  host: MapHost,
): MapController {
  const index = indexLayers(layers);
  const state = createMapState();
  const { camera } = store.state.scene;
  const origin = window.location.origin;
  const { bySoftware, fadeMs } = drawingHere();
  const map = new MapLibreMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    center: [camera.longitude, camera.latitude],
    zoom: camera.zoom,
    pitch: camera.pitch,
    bearing: camera.bearing,
    maxPitch: tiltDegrees.most,
    attributionControl: false,
    fadeDuration: fadeMs,
    // Copying and printing read the picture after it was drawn.
    canvasContextAttributes: { preserveDrawingBuffer: true, antialias: !bySoftware },
    // Asked for after a session ended too: a tile is the same for every member of the client that its address names.
    transformRequest: (url) =>
      url.startsWith(`${origin}/api/`)
        ? { url, headers: { "x-requested-by": "stopbank" }, credentials: "same-origin" }
        : { url },
  });
  const overlays = createOverlayBoard(map);
  const colouring = createColouring(map, index, host, state, () => restyle());
  const focus = createFocus(map, index, host, state, overlays);
  const pointing = startPointing(map, store, state, host, colouring, index);
  const cameraSync = syncCamera(map, store);
  const tools = createTools(map, store, state, overlays, host, () => focus.follow(store.state.scene));
  const tiles = watchTiles(map, state, host);
  const busy = sayBusy(container, map, state);
  if (bySoftware) drawInStep(map);
  provideImages(map);

  let isLoaded = false;
  let isDestroyed = false;
  let styledSources = new Set<string>();
  const restyle = () => {
    if (!isLoaded) return;
    const scene = store.state.scene;
    const style = mapStyle({
      scene,
      index,
      origin,
      tilted: state.tilted,
      hasRelief: !bySoftware,
      fadeMs,
      coloured: colouring.coloured,
      hatched: colouring.hatched,
      overlays: overlays.current,
    });
    const targets = scene.layers.filter(
      (layer) => layer.kind !== "hazard" && layer.visible && layer.interactive,
    );
    pointing.setTargets(new Map(targets.map((layer) => [layer.id, pointerLayers(style, layer)])));
    map.setStyle(style, { diff: true });
    const added = Object.keys(style.sources).filter((name) => !styledSources.has(name));
    styledSources = new Set(Object.keys(style.sources));
    colouring.repaint(added);
    busy.changed();
  };

  let shown: Scene | undefined;
  const follow = () => {
    const scene = store.state.scene;
    const isRestyled =
      shown === undefined ||
      shown.layers !== scene.layers ||
      shown.basemap !== scene.basemap ||
      shown.labels !== scene.labels ||
      shown.selected !== scene.selected;
    shown = scene;
    cameraSync.follow(scene);
    if (isRestyled) restyle();
    colouring.follow(scene);
    focus.follow(scene);
  };

  map.once("style.load", async () => {
    await loadLabelFonts();
    if (isDestroyed) return;
    isLoaded = true;
    readCamera();
    follow();
  });
  const readCamera = () => {
    state.zoom = map.getZoom();
    state.pitch = map.getPitch();
    state.bearing = map.getBearing();
    const tilted = state.pitch > tiltDegrees.threshold;
    if (tilted === state.tilted) return;
    state.tilted = tilted;
    restyle();
  };
  map.on("move", readCamera);
  map.on("idle", () => {
    state.ready = true;
    state.settled++;
  });
  map.on("webglcontextlost", () => {
    state.contextLost = true;
  });
  map.on("webglcontextrestored", () => {
    state.contextLost = false;
    styledSources = new Set();
    map.once("style.load", restyle);
  });
  const unsubscribe = subscribe(store.state, () => {
    if (store.state.scene !== shown && isLoaded) follow();
  });

  return {
    map,
    state,
    index,
    startTool: tools.start,
    stopTool: tools.stop,
    clearArea: tools.clear,
    undo() {
      if (!tools.undoPoint()) store.undo();
    },
    redo: () => store.redo(),
    viewRing() {
      const { width, height } = map.getCanvas().getBoundingClientRect();
      const padding = map.getPadding();
      const left = padding.left ?? 0;
      const right = width - (padding.right ?? 0);
      // Seen from the side the far corners lie beyond the horizon: half the height keeps to the ground in front.
      const top = state.tilted ? height / 2 : 0;
      const corners: [number, number][] = [
        [left, top],
        [right, top],
        [right, height],
        [left, height],
        [left, top],
      ];
      return corners.map((corner) => {
        const { lng, lat } = map.unproject(corner);
        return [Number(lng.toFixed(6)), Number(lat.toFixed(6))];
      });
    },
    setTilted(tilted) {
      map.easeTo({ pitch: tilted ? tiltDegrees.shown : 0, duration: flyMs.toTilt });
    },
    zoomBy: (levels) => map.easeTo({ zoom: map.getZoom() + levels, duration: 300 }),
    flyToBounds([west = 0, south = 0, east = 0, north = 0]) {
      map.fitBounds([west, south, east, north], { padding: 40, duration: flyMs.usual });
    },
    setPadding({ left, right, top = 0, bottom = 0 }) {
      map.easeTo({ padding: { left, right, top, bottom }, duration: isLoaded ? flyMs.toPadding : 0 });
    },
    retryTiles: tiles.retry,
    catchUp() {
      tiles.reload();
      colouring.follow(store.state.scene);
      focus.follow(store.state.scene);
    },
    classOf: colouring.classOf,
    destroy() {
      isDestroyed = true;
      busy.stop();
      unsubscribe();
      tools.stop();
      pointing.stop();
      tiles.stop();
      focus.stop();
      colouring.stop();
      map.remove();
    },
  };
}
