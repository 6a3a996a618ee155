import type { Map as MapLibreMap } from "maplibre-gl";
import { hatchImage, iconImage, pinImage, pinSizePx } from "../feature/styleImages.ts";
import { notAssessedPaint, plainColour } from "../palettes.ts";
import { iconPaths } from "./iconPaths.ts";

/**
 * Draws the images the style names when the map first needs them, and again after the graphics context was lost.
 *
 * @param ratio pixels of an image for each of the map's: 2 for screens, more for paper.
 */
export function provideImages(map: MapLibreMap, ratio: number): void {
  map.setMissingStyleImageResolver(async (id) => {
    if (id === hatchImage) map.addImage(id, hatch(ratio), { pixelRatio: ratio });
    else if (id.startsWith(iconImage(""))) {
      const image = icon(await iconPaths(id.slice(iconImage("").length)), ratio);
      // Two tiles may have asked while the paths were on their way.
      if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio: ratio, sdf: true });
    } else if (id.startsWith(pinImage(""))) {
      const image = pin(await iconPaths(id.slice(pinImage("").length)), ratio);
      if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio: ratio });
    }
  });
}

/** Grey diagonals on white, seamless at 6 by 6 pixels of the map. */
function hatch(ratio: number): ImageData {
  const size = 6;
  return painted(size * ratio, size * ratio, (context) => {
    context.scale(ratio, ratio);
    context.fillStyle = notAssessedPaint.fill;
    context.fillRect(0, 0, size, size);
    context.strokeStyle = notAssessedPaint.hatch;
    context.lineWidth = 1;
    context.beginPath();
    for (const offset of [-size, 0, size]) {
      context.moveTo(offset - 1, size + 1);
      context.lineTo(offset + size + 1, -1);
    }
    context.stroke();
  });
}

/** 16 by 16 pixels of the map. */
function icon(paths: readonly string[], ratio: number): ImageData {
  const size = 16 * ratio;
  return painted(size, size, (context) => {
    context.scale(size / 20, size / 20);
    context.translate(2, 2);
    for (const path of paths) context.fill(new Path2D(path));
  });
}

/** A drop in navy with a white edge, and the icon in white. */
function pin(paths: readonly string[], ratio: number): ImageData {
  const { width, height } = pinSizePx;
  return painted(width * ratio, height * ratio, (context) => {
    context.scale(ratio, ratio);
    const middle = width / 2;
    const radius = middle - 2;
    const drop = new Path2D();
    // The sides leave the circle where they touch it, on the way to the tip.
    const tip = height - 1;
    const toTouch = Math.acos(radius / (tip - middle));
    drop.arc(middle, middle, radius, Math.PI / 2 + toTouch, Math.PI * 2.5 - toTouch);
    drop.lineTo(middle, tip);
    drop.closePath();
    context.fillStyle = plainColour;
    context.fill(drop);
    context.strokeStyle = "#ffffff";
    context.lineJoin = "round";
    context.lineWidth = 2;
    context.stroke(drop);
    context.fillStyle = "#ffffff";
    context.translate(middle - 10, middle - 10);
    context.scale(20 / 16, 20 / 16);
    for (const path of paths) context.fill(new Path2D(path));
  });
}

function painted(
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageData {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (context === null) return new ImageData(width, height);
  paint(context);
  return context.getImageData(0, 0, width, height);
}
