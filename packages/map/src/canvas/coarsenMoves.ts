import type { Map as MapLibreMap } from "maplibre-gl";

/** Of what the picture has at rest, in each direction: a quarter of its pixels. */
const shareWhileMoving = 0.5;

export interface Sharpness {
  /** To be called before each picture. @returns how many pixels it has to each of CSS, in each direction. */
  drawFor(isMoving: boolean): number;
  /** The picture has fewer pixels than it will have. */
  isCoarse(): boolean;
}

/**
 * Has a map that the processor draws give what moves a quarter of the pixels of what stands: a picture takes a fifth of a second, four of them
 * the whole of a flight, and what the place ahead has could not be laid out meanwhile. Nobody reads names in flight. One that another
 * map leads is put from place to place, moves nowhere by itself and stays sharp.
 */
export function coarsenMoves(
  map: Pick<
    MapLibreMap,
    | "_clampedPixelRatio"
    | "_resizeCanvas"
    | "getCanvas"
    | "getContainer"
    | "on"
    | "painter"
    | "triggerRepaint"
  >,
): Sharpness {
  let sharp: number | undefined;
  const take = (ratio: number) => {
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    map._clampedPixelRatio = ratio;
    map._resizeCanvas(width, height, ratio);
    // Half of an odd width is rounded, and the picture would be a pixel wider than its place.
    Object.assign(map.getCanvas().style, { width: `${width}px`, height: `${height}px` });
    map.painter.resize(width, height, ratio);
  };
  // Whoever resizes the map has it sharp by that.
  map.on("resize", () => {
    sharp = undefined;
  });
  map.on("moveend", () => {
    if (sharp !== undefined) map.triggerRepaint();
  });
  return {
    drawFor(isMoving) {
      // One whose element is in no page has no size, and keeps what it had until it is shown again.
      if (isMoving !== (sharp !== undefined) && map.getContainer().isConnected) {
        const ratio = sharp ?? map._clampedPixelRatio;
        sharp = isMoving ? ratio : undefined;
        take(isMoving ? ratio * shareWhileMoving : ratio);
      }
      return map._clampedPixelRatio;
    },
    isCoarse: () => sharp !== undefined,
  };
}
