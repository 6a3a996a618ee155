import type { Map as MapLibreMap } from "maplibre-gl";
import type { Sharpness } from "./coarsenMoves.ts";
import { sourcesLaidOutAgain } from "./sourcesLaidOutAgain.ts";

/** What has come waits for what is on its way so long at most, in milliseconds. */
const longestMs = 800;

export interface HeldPicture {
  /** The last frame painted nothing. */
  isHeld(): boolean;
  /** Something has come that is not on the picture yet, or it has fewer pixels than it will have. */
  isBehind(): boolean;
}

/**
 * Has a map that the processor draws leave out the pictures between one that is complete and the next, where the view stays the same: each
 * takes a fifth of a second, and ten tiles that come one after the other took two, in which nothing else could come. What moves is
 * drawn as it moves.
 *
 * @param isAwaited whether more is on its way than tiles.
 * @param sharpness what moves is drawn with.
 * @param isSeen whether there is a picture already; the first is drawn as it comes.
 */
export function paintWhenMoreIsThere(
  map: Pick<
    MapLibreMap,
    | "_placementDirty"
    | "getBearing"
    | "getCenter"
    | "getContainer"
    | "getPadding"
    | "getPitch"
    | "getZoom"
    | "isMoving"
    | "on"
    | "painter"
    | "style"
    | "triggerRepaint"
  >,
  isAwaited: () => boolean,
  isSeen: () => boolean,
  sharpness: Sharpness,
): HeldPicture {
  let painted = "";
  let wasMoving = false;
  let sinceMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const viewNow = () => {
    const { clientWidth, clientHeight } = map.getContainer();
    const { lng, lat } = map.getCenter();
    return JSON.stringify([
      lng,
      lat,
      map.getZoom(),
      map.getPitch(),
      map.getBearing(),
      map.getPadding(),
      clientWidth,
      clientHeight,
    ]);
  };
  // A move begins with a frame in which nothing has moved yet.
  const isMoreComing = () => isAwaited() || map.isMoving() || map._placementDirty || areTilesComing(map);
  const holdFrames = () => {
    const { painter } = map;
    const paint = painter.render;
    painted = "";
    painter.render = (style, transform, data) => {
      const nowMs = performance.now();
      const view = viewNow();
      const isMoving = map.isMoving();
      // Where a move ends it was almost there in the picture before, and what is there is to come.
      if (isSeen() && (view === painted || (wasMoving && !isMoving)) && isMoreComing()) {
        timer ??= setTimeout(() => map.triggerRepaint(), longestMs);
        sinceMs ??= nowMs;
        // A timer may be early by a part of a millisecond.
        if (nowMs - sinceMs < longestMs - 1) {
          for (const manager of Object.values(style.tileManagers))
            if (manager.used === true) manager.prepare(painter.context);
          return;
        }
      }
      painted = view;
      wasMoving = isMoving;
      sinceMs = undefined;
      clearTimeout(timer);
      timer = undefined;
      // What the frame was begun with is of the picture before.
      const pixelRatio = sharpness.drawFor(isMoving);
      paint.call(painter, style, transform, { ...data, pixelRatio });
    };
  };
  holdFrames();
  // With the graphics comes another painter.
  map.on("webglcontextrestored", holdFrames);
  return {
    isHeld: () => sinceMs !== undefined,
    isBehind: () => sinceMs !== undefined || sharpness.isCoarse(),
  };
}

/** What is drawn by hand comes within a frame: nobody waits to see it. */
function areTilesComing(map: Pick<MapLibreMap, "style">): boolean {
  const { tileManagers } = map.style;
  const isOfTiles = (source: string) => tileManagers[source]?.getSource().type !== "geojson";
  return (
    Object.keys(tileManagers).some(
      (source) => isOfTiles(source) && tileManagers[source]?.loaded() === false,
    ) || sourcesLaidOutAgain(map).some(isOfTiles)
  );
}
