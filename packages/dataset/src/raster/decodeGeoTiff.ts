import { fromArrayBuffer, type GeoTIFFImage } from "geotiff";
import type { Bounds } from "../manifest/manifest.ts";
import type { RasterGrid } from "./RasterGrid.ts";

/** A grid read back: no data is NaN in `data`. */
export type DecodedGrid = Required<RasterGrid> & {
  /** Coarser versions, finest first. */
  readonly overviews: readonly Required<RasterGrid>[];
};

/** Reads a single-band GeoTIFF with its overviews. Throws what geotiff.js throws when it cannot. */
export async function decodeGeoTiff(bytes: Uint8Array): Promise<DecodedGrid> {
  const whole = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  // Not `slice`: a Buffer's answers a view of the same pool.
  const own = whole ? bytes : new Uint8Array(bytes);
  const tiff = await fromArrayBuffer(own.buffer as ArrayBuffer);
  const first = await tiff.getImage(0);
  const grid = await readLevel(first, boundsOf(first));
  const overviews: Required<RasterGrid>[] = [];
  for (let i = 1; i < (await tiff.getImageCount()); i++) {
    const image = await tiff.getImage(i);
    overviews.push(await readLevel(image, boundsOf(image)));
  }
  return { ...grid, overviews };
}

async function readLevel(image: GeoTIFFImage, bounds: Bounds): Promise<Required<RasterGrid>> {
  const [band] = await image.readRasters();
  if (!(band instanceof Float32Array)) throw new TypeError("the first band is not 32-bit floating point");
  return { width: image.getWidth(), height: image.getHeight(), bounds, data: band, noData: Number.NaN };
}

function boundsOf(image: GeoTIFFImage): Bounds {
  const [west = 0, north = 0] = image.getOrigin();
  const [stepX = 0, stepY = 0] = image.getResolution();
  return [west, north + stepY * image.getHeight(), west + stepX * image.getWidth(), north];
}
