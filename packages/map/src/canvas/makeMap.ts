import type { Camera } from "@stopbank/scene";
import { Map as MapLibreMap, type MapOptions, setWorkerUrl } from "maplibre-gl";
import { tiltDegrees } from "../feature/tiltDegrees.ts";
import type { MapHost } from "../mapHost.ts";
import { coarsenMoves } from "./coarsenMoves.ts";
import { type Drawing, drawInStep } from "./drawing.ts";
import { provideImages } from "./images.ts";
import { lightenDrawing } from "./lightenDrawing.ts";
import { type HeldPicture, paintWhenMoreIsThere } from "./paintWhenMoreIsThere.ts";
import { sourcesLaidOutAgain } from "./sourcesLaidOutAgain.ts";

// MapLibre's worker is a file of its own, served with the rest of the application: no blob workers (checklist A-14).
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

/**
 * One whose element is in no page keeps the size it had: it will be shown again. And one is not complete, nor says that it
 * is idle, while a tile is laid out again in the style that it has by now, or the picture lacks what has come.
 */
class KeptMapLibre extends MapLibreMap {
  held: HeldPicture | undefined;

  override loaded(): boolean {
    return super.loaded() && sourcesLaidOutAgain(this).length === 0 && this.held?.isBehind() !== true;
  }

  override resize(...given: Parameters<MapLibreMap["resize"]>): this {
    return this.getContainer().isConnected ? super.resize(...given) : this;
  }
}

/** What is different about a map that nobody touches and that is drawn for paper. */
export type OnPaper = Pick<MapOptions, "interactive" | "pixelRatio" | "maxCanvasSize"> & {
  /** Pixels of icons and hatches for each of the map's. */
  readonly imageRatio: number;
};

export interface MapAround extends Pick<MapHost, "requestHeaders"> {
  /** More is to come on the picture than the map knows of. */
  isAwaited(): boolean;
  /** There is a picture of the ground to look at. */
  isSeen(): boolean;
}

/** An empty MapLibre map in an element. */
export function makeMap(
  container: HTMLElement,
  camera: Camera,
  { bySoftware, fadeMs }: Drawing,
  { requestHeaders, isAwaited, isSeen }: MapAround,
  paper?: OnPaper,
): MapLibreMap {
  const { origin } = window.location;
  const { imageRatio = 2, ...asked } = paper ?? {};
  const map = new KeptMapLibre({
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
      url.startsWith(`${origin}/api/`) || url.startsWith(`${origin}/bff/basemaps/`)
        ? { url, headers: requestHeaders(), credentials: "same-origin" }
        : { url },
    ...asked,
  });
  if (bySoftware) {
    drawInStep(map, () => map.held?.isHeld() === true);
    lightenDrawing(map);
    // Paper has its own way: one picture of all.
    if (paper === undefined) map.held = paintWhenMoreIsThere(map, isAwaited, isSeen, coarsenMoves(map));
  }
  provideImages(map, imageRatio);
  return map;
}
