import type { Camera } from "@stopbank/scene";
import { drawingHere } from "../canvas/drawing.ts";
import { untilFirstPicture } from "../canvas/firstPicture.ts";
import { loadLabelFonts } from "../canvas/labelFonts.ts";
import { makeMap, type OnPaper } from "../canvas/makeMap.ts";
import { watchGraphics } from "../canvas/watchGraphics.ts";
import { watchTiles } from "../canvas/watchTiles.ts";
import type { MapHost } from "../mapHost.ts";
import { lookAs } from "./camera.ts";
import { type MapController, type MapOptions, showOn } from "./mapController.ts";
import type { OpenedMap } from "./openMap.ts";

/** One MapLibre map for page after page: its canvas, its graphics context and the tiles it has stay. */
export interface KeptMap {
  /**
   * Puts the map into an element, with the scene and the features of a page in place of those of the page before, which
   * leaves. Tiles that both show are not asked for again.
   */
  show(place: HTMLElement, options: MapOptions): MapController;
  /** Gives up the canvas and whatever the map holds; a page that shows it leaves. */
  destroy(): void;
}

/**
 * @param camera where it looks until a page shows it.
 * @param paper is there for a map that is drawn for paper.
 */
export function createKeptMap(
  camera: Camera,
  { requestHeaders }: Pick<MapHost, "requestHeaders">,
  paper?: OnPaper,
): KeptMap {
  const element = document.createElement("div");
  element.className = "sb-map-canvas";
  const drawing = { ...drawingHere(), ...(paper === undefined ? {} : { fadeMs: 0 }) };
  let shown: { readonly opened: OpenedMap; readonly controller: MapController } | undefined;
  const progress = { hasPicture: false, hasDetail: false };
  const around = {
    requestHeaders,
    isAwaited: () => shown !== undefined && shown.opened.state.pending.length > 0,
    isSeen: () => progress.hasPicture,
  };
  const map = makeMap(element, camera, drawing, around, paper);
  const tiles = watchTiles(
    map,
    (sources) => shown?.opened.onTilesFailed(sources),
    (message) => shown?.opened.onError(message),
  );
  const graphics = watchGraphics(
    map,
    () => shown?.opened.onGraphicsLost(),
    () => shown?.opened.onGraphicsBack(),
  );
  const isReady = map.once("style.load");
  // Somebody looks at the ground while the rest arrives; on paper nobody waits for one before the other.
  void (paper === undefined ? untilFirstPicture(map) : isReady)
    .then(() => {
      progress.hasPicture = true;
      shown?.opened.onPicture();
      return loadLabelFonts();
    })
    .then(() => {
      progress.hasDetail = true;
      shown?.opened.onDetail();
    });

  return {
    show(place, options) {
      shown?.controller.leave();
      place.append(element);
      if (!isAsWideAndHigh(element, map.getCanvas())) map.resize();
      lookAs(map, options.store.state.scene.camera);
      const mine = showOn({ map, element, drawing, graphics, tiles, progress }, options, () => {
        if (shown !== mine) return;
        shown = undefined;
        map.stop();
        element.remove();
      });
      shown = mine;
      void isReady.then(() => {
        if (shown !== mine) return;
        mine.opened.begin();
        // What did not arrive on the page before may do so now.
        tiles.retry();
      });
      return mine.controller;
    },
    destroy() {
      shown?.controller.leave();
      tiles.stop();
      map.remove();
    },
  };
}

const isAsWideAndHigh = (element: HTMLElement, canvas: HTMLCanvasElement): boolean =>
  element.clientWidth === canvas.clientWidth && element.clientHeight === canvas.clientHeight;
