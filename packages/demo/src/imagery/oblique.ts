import { heightMetres, widthMetres } from "../ground/frame.ts";
import { type Grid, sampleAt } from "../ground/grid.ts";
import type { AerialColours } from "./aerial.ts";
import { colourPyramid } from "./colourPyramid.ts";

/** From where the district is looked at, and whither. */
export interface Viewpoint {
  /** Metres east and south of the frame's corner. */
  readonly from: readonly [x: number, y: number];
  /** Metres above the sea. */
  readonly above: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
  /** Degrees below the horizon. */
  readonly dip: number;
  /** Degrees from the left edge to the right one. */
  readonly fieldOfView: number;
}

export interface RgbPicture {
  readonly width: number;
  readonly height: number;
  /** RGB triples, row by row. */
  readonly pixels: Uint8Array;
}

/** Heights count for more than they are, as in every relief: from the air hills look flat. */
const exaggeration = 2.1;
const farMetres = 42_000;
/** How far one sees before half of what one sees is air. */
const hazeMetres = 21_000;

const zenith = [106, 152, 190] as const;
const horizon = [222, 231, 235] as const;
/** As the picture from the air has it at the frame. */
const openSea = [22, 56, 79] as const;

/** Draws views of the ground in perspective, with the picture from the air laid over it. */
export function obliqueViews(heights: Grid, aerial: AerialColours) {
  const colours = colourPyramid(aerial);
  const [pixelsPerMetre] = perMetre(aerial);
  return (view: Viewpoint, width: number, height: number): RgbPicture => {
    const pixels = new Uint8Array(width * height * 3);
    const bearing = (view.bearing * Math.PI) / 180;
    const focal = width / 2 / Math.tan((view.fieldOfView * Math.PI) / 360);
    const horizonRow = height / 2 - focal * Math.tan((view.dip * Math.PI) / 180);
    paintSky(pixels, width, height, horizonRow);
    const colour = new Float64Array(3);
    for (let column = 0; column < width; column++) {
      const aside = (column + 0.5 - width / 2) / focal;
      // Across the view, depth is measured along its middle, so that a straight shore stays straight.
      const stepX = Math.sin(bearing) + Math.cos(bearing) * aside;
      const stepY = -Math.cos(bearing) + Math.sin(bearing) * aside;
      let drawnTo = height;
      for (let depth = 60; depth < farMetres && drawnTo > 0; depth += Math.max(4, depth * 0.0022)) {
        const x = view.from[0] + stepX * depth;
        const y = view.from[1] + stepY * depth;
        const isWithin = x >= 0 && y >= 0 && x < widthMetres && y < heightMetres;
        const ground = isWithin ? Math.max(0, sampleAt(heights, x, y)) * exaggeration : 0;
        const row = Math.max(0, Math.ceil(horizonRow + ((view.above - ground) / depth) * focal));
        if (row >= drawnTo) continue;
        const spread = (depth / focal) * pixelsPerMetre * 1.5;
        if (!isWithin || !colours.read(...aerial.toPx([x, y]), spread, colour)) colour.set(openSea);
        const clear = Math.exp((-depth / hazeMetres) * Math.LN2);
        for (let at = row; at < drawnTo; at++) {
          const pixel = (at * width + column) * 3;
          for (let band = 0; band < 3; band++)
            pixels[pixel + band] = Math.round(colour[band]! * clear + horizon[band]! * (1 - clear));
        }
        drawnTo = row;
      }
    }
    return { width, height, pixels };
  };
}

function perMetre({ toPx }: AerialColours): readonly [number] {
  const [west] = toPx([0, 0]);
  const [east] = toPx([widthMetres, 0]);
  return [(east - west) / widthMetres];
}

function paintSky(pixels: Uint8Array, width: number, height: number, horizonRow: number): void {
  for (let row = 0; row < height; row++) {
    const up = Math.min(1, Math.max(0, (horizonRow - row) / Math.max(1, horizonRow * 1.2 + height * 0.2)));
    for (let column = 0; column < width; column++)
      for (let band = 0; band < 3; band++)
        pixels[(row * width + column) * 3 + band] = Math.round(
          horizon[band]! + (zenith[band]! - horizon[band]!) * up ** 0.7,
        );
  }
}
