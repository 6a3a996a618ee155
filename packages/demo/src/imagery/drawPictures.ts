import type { District } from "../district.ts";
import type { Aerial } from "./aerial.ts";
import { obliqueViews, type Viewpoint } from "./oblique.ts";
import { encodePng } from "./png.ts";
import { portraits } from "./portraits.ts";

/** A file that is drawn for the texts of the demonstration: a PNG, or an SVG document. */
export interface DrawnPicture {
  /** By which documents name it (`pictureOf`). */
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  /** What is to be seen on it. */
  readonly alternativeText: string;
}

interface View extends Viewpoint {
  readonly name: string;
  readonly widthPx: number;
  readonly alternativeText: string;
}

const heightShare = 9 / 16;

/** Over the bay, the plain and the hills, so that each text has its own. */
const views: readonly View[] = [
  {
    name: "bay",
    from: [24_500, 15_800],
    above: 1_300,
    bearing: 292,
    dip: 9,
    fieldOfView: 62,
    widthPx: 1_600,
    alternativeText: "The bay of Larkhaven from the air: the lagoon, the town and the plain below the ranges",
  },
  {
    name: "town",
    from: [22_300, 14_400],
    above: 900,
    bearing: 312,
    dip: 14,
    fieldOfView: 55,
    widthPx: 1_200,
    alternativeText: "Larkhaven from the air, between the lagoon and the beach",
  },
  {
    name: "plain",
    from: [18_200, 14_600],
    above: 900,
    bearing: 285,
    dip: 10,
    fieldOfView: 60,
    widthPx: 1_200,
    alternativeText: "The Awatōrea winding over its plain below the ranges, from the air",
  },
  {
    name: "hills",
    from: [13_500, 18_200],
    above: 1_500,
    bearing: 310,
    dip: 10,
    fieldOfView: 60,
    widthPx: 1_200,
    alternativeText: "Steep ranges with slips, and the first farms below them, from the air",
  },
  {
    name: "harbour",
    from: [18_800, 2_600],
    above: 900,
    bearing: 208,
    dip: 13,
    fieldOfView: 55,
    widthPx: 1_200,
    alternativeText: "Northport at the head of its harbour, from the air",
  },
];

/** Draws what the texts of the demonstration show: views of the district, and the people who look after its map. */
export function drawPictures({ terrain }: District, { colours }: Aerial): readonly DrawnPicture[] {
  const draw = obliqueViews(terrain.heights, colours);
  return [
    ...views.map(({ name, widthPx, alternativeText, ...view }) => ({
      name,
      fileName: `${name}.png`,
      bytes: encodePng(draw(view, widthPx, Math.round(widthPx * heightShare)), 1),
      alternativeText,
    })),
    ...portraits.map(({ name, svg, alternativeText }) => ({
      name,
      fileName: `${name}.svg`,
      bytes: Buffer.from(svg),
      alternativeText,
    })),
  ];
}
