import type { Bounds } from "@stopbank/dataset/manifest";
import { openColours, type PictureColours } from "@stopbank/geo-read/picture-colours";
import { pictureFacts } from "@stopbank/geo-read/picture-facts";
import { type Place, refuse } from "@stopbank/geo-read/refusal";
import { openTransform, type Transform } from "@stopbank/geo-read/transform";
import type { ImageryEntry } from "../../description/basemap.ts";
import { rasterInput } from "../../description/describedInputs.ts";

/** One file of pictures, open to be read. */
export interface Picture {
  readonly place: Place;
  readonly width: number;
  readonly height: number;
  /** West, south, east, north in degrees. */
  readonly bounds: Bounds;
  /** The zoom whose pixels are about as fine. */
  readonly zoom: number;
  /** Columns and rows, from its first corner, in place of x and y of web Mercator in metres; false where there are none. */
  toCells(coords: Float64Array): boolean;
  readonly colours: PictureColours;
  close(): Promise<void>;
}

const mercator = "EPSG:3857";
/** The side of the world's square in web Mercator. */
export const worldMetres = 40_075_016.685_578_49;
const tilePx = 256;
const deepestZoom = 22;
const edgeSteps = 16;

/** @throws DomainError as `pictureFacts` and `openColours`, `import/unknown-crs`, `import/not-picture`. */
export async function openPicture(folder: string, entry: ImageryEntry): Promise<Picture> {
  const facts = await pictureFacts(rasterInput(folder, "Basemap imagery", entry));
  const { width, height, left, top, cellWidth, cellHeight } = facts;
  const { place } = facts.input;
  const command = facts.isPalette ? "-expand rgb" : facts.cellType === "Byte" ? undefined : "-ot Byte -scale";
  if (command !== undefined)
    throw refuse(
      "not-picture",
      place,
      facts.isPalette
        ? "its colours are numbers of a table"
        : `its values are ${facts.cellType}, not 8 bits a colour`,
      `Convert it first: \`gdal_translate ${command} -co TILED=YES -co COMPRESS=DEFLATE old.tif new.tif\`.`,
    );
  const transform = async (from: string, to: string) => {
    const found = await openTransform(from, to);
    if (found !== undefined) return found;
    throw refuse(
      "unknown-crs",
      place,
      "its coordinate reference system has no way to a map's",
      "State it with `crs`.",
    );
  };
  const toOwn = await transform(mercator, facts.crs);
  const colours = await openColours(facts);
  const outline: number[] = [];
  for (let i = 0; i <= edgeSteps; i++)
    for (let j = 0; j <= edgeSteps; j++)
      outline.push(left + (cellWidth * width * i) / edgeSteps, top + (cellHeight * height * j) / edgeSteps);
  const toDegrees = await transform(facts.crs, "EPSG:4326");
  const bounds = boxOf(place, outline, toDegrees);
  toDegrees.close();
  const middle = [left + (cellWidth * width) / 2, top + (cellHeight * height) / 2] as const;
  const toMercator = await transform(facts.crs, mercator);
  const [west, , east] = boxOf(place, [...middle, middle[0] + cellWidth, middle[1]], toMercator);
  toMercator.close();
  // A quarter of a zoom coarser is not seen, and a quarter of the tiles.
  const zoom = Math.ceil(Math.log2(worldMetres / tilePx / (east - west)) - 0.25);
  return {
    place,
    width,
    height,
    bounds,
    zoom: Math.max(0, Math.min(deepestZoom, zoom)),
    toCells(coords) {
      if (!toOwn.apply(coords, [0, coords.length / 2])) return false;
      for (let i = 0; i < coords.length; i += 2) {
        coords[i] = (coords[i]! - left) / cellWidth;
        coords[i + 1] = (coords[i + 1]! - top) / cellHeight;
      }
      return true;
    },
    colours,
    async close() {
      toOwn.close();
      await colours.close();
    },
  };
}

function boxOf(place: Place, positions: readonly number[], transform: Transform): Bounds {
  const coords = Float64Array.from(positions);
  if (!transform.apply(coords, [0, coords.length / 2]))
    throw refuse(
      "unknown-crs",
      place,
      "it lies outside what its coordinate reference system covers",
      "Correct `crs`.",
    );
  const xs = coords.filter((_, i) => i % 2 === 0);
  const ys = coords.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
