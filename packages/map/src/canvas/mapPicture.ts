import type { Map as MapLibreMap } from "maplibre-gl";

/** Enough to read a label by; a screen of four times as many pixels would be megabytes. */
const mostSidePx = 2_560;

/** What is drawn on a map now, without what floats over it, as a JPEG. @throws Error where the browser makes none. */
export async function mapPicture(map: Pick<MapLibreMap, "getCanvas">): Promise<Blob> {
  const drawn = map.getCanvas();
  const scale = Math.min(1, mostSidePx / Math.max(drawn.width, drawn.height, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(drawn.width * scale));
  canvas.height = Math.max(1, Math.round(drawn.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser gives no canvas to draw on.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("The browser made no picture.")) : resolve(blob)),
      "image/jpeg",
      0.9,
    );
  });
}
