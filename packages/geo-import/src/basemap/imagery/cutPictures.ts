import type { Bounds } from "@stopbank/dataset/manifest";
import { tileRange } from "@stopbank/dataset/tiles";
import { webpTiles } from "@stopbank/geo-read/webp-tiles";
import { drawPicture } from "./drawPicture.ts";
import type { Picture } from "./picture.ts";
import { emptySquare, halved, place, type Square } from "./squares.ts";

const tilePx = 256;
/** Zooms drawn at once: 2048 by 2048 pixels, 16 MB. */
const zoomsAtOnce = 3;

export interface CutTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

/** What is cut of pictures. */
export interface Cutting {
  readonly bounds: Bounds;
  /** The zoom at which pictures are drawn; farther out each pixel is the mean of four of the zoom below. */
  readonly zoom: number;
  readonly minZoom: number;
  /** The deepest that is kept. */
  readonly maxZoom: number;
}

/**
 * Cuts pictures into tiles of all zooms, the first on top, children before parents.
 *
 * @throws DomainError as `drawPicture` and `webpTiles`.
 */
export async function* cutPictures(
  pictures: readonly Picture[],
  { bounds, zoom, minZoom, maxZoom }: Cutting,
): AsyncGenerator<CutTile> {
  const deep = Math.min(zoomsAtOnce, zoom - minZoom);
  const about = pictures[0]!.place;

  /** Tiles of a square whose first one is `x`, `y`. */
  async function* tilesOf(square: Square, z: number, x: number, y: number): AsyncGenerator<CutTile> {
    if (z > maxZoom) return;
    const across = square.sizePx / tilePx;
    for (const [i, bytes] of (await webpTiles(about, square.pixels, square.sizePx)).entries())
      if (bytes !== undefined) yield { z, x: x + (i % across), y: y + Math.floor(i / across), bytes };
  }

  /** Draws a tile and all below it; undefined where nothing is to be seen. */
  async function* visit(z: number, x: number, y: number): AsyncGenerator<CutTile, Square | undefined> {
    if (!pictures.some((each) => isIn(each.bounds, z, x, y))) return undefined;
    let square: Square;
    if (z === zoom - deep) {
      square = emptySquare(tilePx << deep);
      const first = { z: zoom, x: x << deep, y: y << deep };
      let isDrawn = false;
      for (const picture of pictures) isDrawn = (await drawPicture(picture, square, first)) || isDrawn;
      if (!isDrawn) return undefined;
      for (let k = deep; k > 0; k--) {
        yield* tilesOf(square, z + k, x << k, y << k);
        square = halved(square);
      }
    } else {
      const four = emptySquare(tilePx * 2);
      let isDrawn = false;
      for (const child of [0, 1, 2, 3]) {
        const [right, below] = [child & 1, child >> 1];
        const drawn = yield* visit(z + 1, 2 * x + right, 2 * y + below);
        if (drawn === undefined) continue;
        place(four, drawn, right * tilePx, below * tilePx);
        isDrawn = true;
      }
      if (!isDrawn) return undefined;
      square = halved(four);
    }
    yield* tilesOf(square, z, x, y);
    return square;
  }

  const { west, east, north, south } = tileRange(bounds, minZoom);
  for (let y = north; y <= south; y++) for (let x = west; x <= east; x++) yield* visit(minZoom, x, y);
}

function isIn(bounds: Bounds, z: number, x: number, y: number): boolean {
  const { west, east, north, south } = tileRange(bounds, z);
  return west <= x && x <= east && north <= y && y <= south;
}
