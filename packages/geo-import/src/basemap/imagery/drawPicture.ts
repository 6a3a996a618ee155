import { type Picture, worldMetres } from "./picture.ts";
import type { Square } from "./squares.ts";

/** Between these, in pixels, places are taken to lie in even steps. */
const step = 64;

/**
 * Draws what a picture has of a square of the map where nothing is drawn yet: between the middles of the four cells around
 * each pixel, as far as they show something.
 *
 * @param square of the map at `zoom`, whose first tile of 256 pixels is `x`, `y`.
 * @returns whether it drew something.
 * @throws DomainError as `PictureColours.read`.
 */
export async function drawPicture(
  picture: Picture,
  { sizePx, pixels }: Square,
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
): Promise<boolean> {
  const across = sizePx / step + 1;
  const pixelMetres = worldMetres / 2 ** z / 256;
  const nodes = new Float64Array(across * across * 2);
  for (let i = 0; i < across * across; i++) {
    nodes[i * 2] = (x * 256 + (i % across) * step) * pixelMetres - worldMetres / 2;
    nodes[i * 2 + 1] = worldMetres / 2 - (y * 256 + Math.floor(i / across) * step) * pixelMetres;
  }
  if (!picture.toCells(nodes)) return false;
  const window = windowOf(picture, nodes);
  if (window === undefined) return false;
  const { firstColumn, firstRow, columns, rows } = window;
  const [red = new Float32Array(), green = red, blue = red] = await picture.colours.read(window);
  let isDrawn = false;
  const cell = [0, 0, 0, 0];
  for (let row = 0; row < sizePx; row++)
    for (let column = 0; column < sizePx; column++) {
      const to = (row * sizePx + column) * 4;
      if (pixels[to + 3] !== 0) continue;
      const [cx, cy] = placeAt(nodes, across, column + 0.5, row + 0.5);
      if (cx < 0 || cy < 0 || cx >= picture.width || cy >= picture.height) continue;
      // The middles of the cells around, at its edge those that there are.
      const u = Math.min(columns - 1, Math.max(0, cx - firstColumn - 0.5));
      const v = Math.min(rows - 1, Math.max(0, cy - firstRow - 0.5));
      const at = Math.floor(v) * columns + Math.floor(u);
      const [right, below] = [u < columns - 1 ? 1 : 0, v < rows - 1 ? columns : 0];
      const [s, t] = [u % 1, v % 1];
      cell[0] = (1 - s) * (1 - t);
      cell[1] = s * (1 - t);
      cell[2] = (1 - s) * t;
      cell[3] = s * t;
      let [r, g, b, weight] = [0, 0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const from = at + (corner & 1 ? right : 0) + (corner & 2 ? below : 0);
        const [r1, g1, b1] = [red[from]!, green[from]!, blue[from]!];
        if (Number.isNaN(r1) && Number.isNaN(g1) && Number.isNaN(b1)) continue;
        const share = cell[corner]!;
        // A value that stands for nothing does so in all colours at once.
        r += (Number.isNaN(r1) ? 0 : r1) * share;
        g += (Number.isNaN(g1) ? 0 : g1) * share;
        b += (Number.isNaN(b1) ? 0 : b1) * share;
        weight += share;
      }
      if (weight < 0.5) continue;
      pixels[to] = Math.round(r / weight);
      pixels[to + 1] = Math.round(g / weight);
      pixels[to + 2] = Math.round(b / weight);
      pixels[to + 3] = 255;
      isDrawn = true;
    }
  return isDrawn;
}

function placeAt(nodes: Float64Array, across: number, x: number, y: number): [number, number] {
  const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
  const [s, t] = [x / step - column, y / step - row];
  const upper = (row * across + column) * 2;
  const lower = upper + across * 2;
  const between = (k: number) =>
    (nodes[upper + k]! * (1 - s) + nodes[upper + 2 + k]! * s) * (1 - t) +
    (nodes[lower + k]! * (1 - s) + nodes[lower + 2 + k]! * s) * t;
  return [between(0), between(1)];
}

/** The cells under some places, and one around them; undefined where there are none. */
function windowOf({ width, height }: Picture, nodes: Float64Array) {
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < nodes.length; i += 2) {
    west = Math.min(west, nodes[i]!);
    east = Math.max(east, nodes[i]!);
    north = Math.min(north, nodes[i + 1]!);
    south = Math.max(south, nodes[i + 1]!);
  }
  const firstColumn = Math.max(0, Math.floor(west) - 1);
  const firstRow = Math.max(0, Math.floor(north) - 1);
  const columns = Math.min(width, Math.ceil(east) + 1) - firstColumn;
  const rows = Math.min(height, Math.ceil(south) + 1) - firstRow;
  return columns > 0 && rows > 0 ? { firstColumn, firstRow, columns, rows } : undefined;
}
