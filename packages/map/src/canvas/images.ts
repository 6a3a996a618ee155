import type { Map as MapLibreMap } from "maplibre-gl";
import { hatchImage, iconImage } from "../feature/styleImages.ts";
import { notAssessedPaint } from "../palettes.ts";
import { iconPaths } from "./iconPaths.ts";

/** Draws the images the style names when the map first needs them, and again after the graphics context was lost. */
export function provideImages(map: MapLibreMap): void {
  map.setMissingStyleImageResolver(async (id) => {
    if (id === hatchImage) map.addImage(id, hatch(), { pixelRatio: 2 });
    else if (id.startsWith(iconImage(""))) {
      const image = icon(await iconPaths(id.slice(iconImage("").length)));
      // Two tiles may have asked while the paths were on their way.
      if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio: 2, sdf: true });
    }
  });
}

/** Grey diagonals on white, seamless at 12 by 12 pixels of a 2x screen. */
function hatch(): ImageData {
  const size = 12;
  return painted(size, (context) => {
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
  return painted(size, (context) => {
    context.scale(size / 20, size / 20);
    context.translate(2, 2);
    for (const path of paths) context.fill(new Path2D(path));
  });
}

function painted(size: number, paint: (context: OffscreenCanvasRenderingContext2D) => void): ImageData {
  const context = new OffscreenCanvas(size, size).getContext("2d");
  if (context === null) return new ImageData(size, size);
  paint(context);
  return context.getImageData(0, 0, size, size);
}
