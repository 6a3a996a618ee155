import type { Map as MapLibreMap } from "maplibre-gl";
import { hatchImage, iconImage, pinImage, pinSizePx } from "../feature/styleImages.ts";
import { notAssessedPaint, plainColour } from "../palettes.ts";
import { iconPaths } from "./iconPaths.ts";

/** Draws the images the style names when the map first needs them, and again after the graphics context was lost. */
export function provideImages(map: MapLibreMap): void {
  map.setMissingStyleImageResolver(async (id) => {
    if (id === hatchImage) map.addImage(id, hatch(), { pixelRatio: 2 });
    else if (id.startsWith(iconImage(""))) {
      const image = icon(await iconPaths(id.slice(iconImage("").length)));
      // Two tiles may have asked while the paths were on their way.
      if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio: 2, sdf: true });
    } else if (id.startsWith(pinImage(""))) {
      const image = pin(await iconPaths(id.slice(pinImage("").length)));
      if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio: 2 });
    }
  });
}

/** Grey diagonals on white, seamless at 12 by 12 pixels of a 2x screen. */
function hatch(): ImageData {
  const size = 12;
  return painted(size, size, (context) => {
    context.fillStyle = notAssessedPaint.fill;
    context.fillRect(0, 0, size, size);
    context.strokeStyle = notAssessedPaint.hatch;
    context.lineWidth = 2;
    context.beginPath();
    for (const offset of [-size, 0, size]) {
      context.moveTo(offset - 2, size + 2);
      context.lineTo(offset + size + 2, -2);
    }
    context.stroke();
  });
}

function icon(paths: readonly string[]): ImageData {
  const size = 32;
  return painted(size, size, (context) => {
    context.scale(size / 20, size / 20);
    context.translate(2, 2);
    for (const path of paths) context.fill(new Path2D(path));
  });
}

/** A drop in navy with a white edge, and the icon in white, for a 2x screen. */
function pin(paths: readonly string[]): ImageData {
  const { width, height } = pinSizePx;
  return painted(width * 2, height * 2, (context) => {
    context.scale(2, 2);
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
