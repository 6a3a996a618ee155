import type { MapController } from "@stopbank/map/controller";

/** As the API keeps it. */
const usualSize = { widthPx: 480, heightPx: 300 } as const;

/** What is seen of a map between the panels, small, as a WebP in base64; undefined where the browser makes none. */
export function thumbnailOf(
  { map }: Pick<MapController, "map">,
  size: { readonly widthPx: number; readonly heightPx: number } = usualSize,
): string | undefined {
  const drawn = map.getCanvas();
  const style = getComputedStyle(map.getContainer());
  const ratio = drawn.width / Math.max(drawn.clientWidth, 1);
  const coveredPx = (side: "left" | "right") =>
    (Number.parseFloat(style.getPropertyValue(`--sb-map-${side}`)) || 0) * ratio;
  const left = coveredPx("left");
  const seen = {
    width: Math.max(drawn.width - left - coveredPx("right"), 1),
    height: Math.max(drawn.height, 1),
  };
  const scale = Math.max(size.widthPx / seen.width, size.heightPx / seen.height);
  const cut = { width: size.widthPx / scale, height: size.heightPx / scale };
  const canvas = document.createElement("canvas");
  canvas.width = size.widthPx;
  canvas.height = size.heightPx;
  const context = canvas.getContext("2d");
  if (context === null) return undefined;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, size.widthPx, size.heightPx);
  context.drawImage(
    drawn,
    left + (seen.width - cut.width) / 2,
    (seen.height - cut.height) / 2,
    cut.width,
    cut.height,
    0,
    0,
    size.widthPx,
    size.heightPx,
  );
  return canvas.toDataURL("image/webp", 0.75).split(",")[1];
}
