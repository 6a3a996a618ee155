import type { LegendRamp } from "../feature/legendRamp.ts";
import { type MarkPart, markShapes, markSize } from "../feature/markShapes.ts";
import { liesOver, type PaperCard } from "../figure/rules/paperLegend.ts";
import { scaleBar } from "../figure/rules/scaleBar.ts";
import { scaleWords } from "../figure/rules/scaleWords.ts";

/** How letters are set; sizes in pixels. */
export interface Face {
  readonly sizePx: number;
  readonly weight: 400 | 500 | 600 | 700;
  readonly colour: string;
}

/** Something that is painted, the lowest first; lengths in pixels from the picture's top left. */
export type PicturePart = { readonly x: number; readonly y: number } & (
  | {
      readonly kind: "box";
      readonly w: number;
      readonly h: number;
      readonly fill: string;
      readonly radius: number;
    }
  | { readonly kind: "map"; readonly w: number; readonly h: number }
  /** `y` is the letters' foot. */
  | {
      readonly kind: "text";
      readonly text: string;
      readonly face: Face;
      readonly align: "left" | "center" | "right";
    }
  | { readonly kind: "mark"; readonly parts: readonly MarkPart[] }
  | { readonly kind: "ramp"; readonly w: number; readonly h: number; readonly stops: LegendRamp["stops"] }
  /** A bar with ends and a middle. */
  | { readonly kind: "scale"; readonly w: number }
  /** `x` and `y` are its middle. */
  | { readonly kind: "north"; readonly bearingDegrees: number }
);

export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly parts: readonly PicturePart[];
}

export interface PictureInput {
  /** Of the map alone. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly cards: readonly PaperCard[];
  /** At the map's middle. */
  readonly metresPerPx: number;
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
  /** Below the map, each from a line of its own on: what is missing, where the data comes from. */
  readonly foot: readonly string[];
  /** How wide a text is set, in pixels. */
  readonly widthOf: (text: string, face: Face) => number;
}

const ink = "#16202c";
const muted = "#4a5967";
const faces = {
  title: { sizePx: 12, weight: 600, colour: ink },
  item: { sizePx: 12, weight: 400, colour: ink },
  note: { sizePx: 12, weight: 400, colour: muted },
  scale: { sizePx: 11, weight: 500, colour: ink },
  foot: { sizePx: 11, weight: 400, colour: muted },
} as const satisfies Record<string, Face>;

const line = 16;
const edge = 12;
const labelAt = 28;
const rampWidth = 140;
/** A legend that takes more of a map stands below it. */
const mostShareOver = 0.16;
/** Letters of the map would be read through anything less. */
const panel = "#ffffff";

/**
 * Where everything stands on a picture of a map: the legend over a corner, or below where it would hide too much (as on
 * paper), scale and north in another, the rest at the foot.
 */
export function layPicture(input: PictureInput): Picture {
  const { widthPx, heightPx, cards } = input;
  const legend = cards.map((card) => layCard(card, input.widthOf));
  const legendHeight = legend.reduce((sum, { height }) => sum + height + 8, -8);
  const legendWidth = Math.max(0, ...legend.map(({ width }) => width));
  const [legendBoxWidth, legendBoxHeight] = [legendWidth + 2 * edge, legendHeight + 2 * edge];
  const marks = layMarks(input);
  const fits =
    legendBoxWidth + marks.widthPx + 3 * edge <= widthPx &&
    legendBoxHeight + 2 * edge < heightPx &&
    legendBoxWidth * legendBoxHeight < mostShareOver * widthPx * heightPx;
  const isOver = legend.length > 0 && fits && liesOver(cards);
  const parts: PicturePart[] = [{ kind: "map", x: 0, y: 0, w: widthPx, h: heightPx }, ...marks.parts];
  if (isOver) {
    const [x, y] = [edge, heightPx - edge - legendBoxHeight];
    parts.push({ kind: "box", x, y, w: legendBoxWidth, h: legendBoxHeight, fill: panel, radius: 4 });
    let at = y + edge;
    for (const card of legend) {
      parts.push(...moved(card.parts, x + edge, at));
      at += card.height + 8;
    }
  }
  const below: PicturePart[] = [];
  let at = heightPx + edge;
  if (!isOver && legend.length > 0) {
    const columnWidth = legendWidth + 2 * edge;
    const columns = Math.max(1, Math.floor((widthPx - edge) / columnWidth));
    // Row by row, since cards are much alike in height and their order is the map's.
    for (let first = 0; first < legend.length; first += columns) {
      const row = legend.slice(first, first + columns);
      for (const [column, card] of row.entries())
        below.push(...moved(card.parts, edge + column * columnWidth, at));
      at += Math.max(...row.map(({ height }) => height)) + edge;
    }
  }
  for (const text of input.foot)
    for (const words of fitted(text, widthPx - 2 * edge, faces.foot, input.widthOf)) {
      below.push({ kind: "text", x: edge, y: at + 11, text: words, face: faces.foot, align: "left" });
      at += 15;
    }
  const footHeight = below.length === 0 ? 0 : at + 8 - heightPx;
  if (footHeight > 0)
    parts.push({ kind: "box", x: 0, y: heightPx, w: widthPx, h: footHeight, fill: "#ffffff", radius: 0 });
  return { widthPx, heightPx: heightPx + footHeight, parts: [...parts, ...below] };
}

interface LaidCard {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PicturePart[];
}

function layCard({ title, note, rows, ramps }: PaperCard, widthOf: PictureInput["widthOf"]): LaidCard {
  const parts: PicturePart[] = [];
  let width = 0;
  let y = 0;
  const say = (text: string, x: number, face: Face) => {
    parts.push({ kind: "text", x, y: y + 12, text, face, align: "left" });
    width = Math.max(width, x + widthOf(text, face));
    y += line;
  };
  for (const words of title) say(words, 0, faces.title);
  for (const words of note) say(words, 0, faces.note);
  for (const { mark, label } of rows) {
    parts.push({ kind: "mark", x: 0, y: y + (line - markSize.height) / 2, parts: markShapes(mark) });
    width = Math.max(width, markSize.width);
    if (label.length === 0) y += line;
    for (const words of label) say(words, labelAt, faces.item);
    y += 2;
  }
  for (const { stops, labels } of ramps) {
    parts.push({ kind: "ramp", x: 0, y: y + 4, w: rampWidth, h: 9, stops });
    for (const [at, text] of labels.entries()) {
      const share = at / Math.max(1, labels.length - 1);
      const align = share === 0 ? "left" : share === 1 ? "right" : "center";
      parts.push({ kind: "text", x: share * rampWidth, y: y + 26, text, face: faces.item, align });
    }
    width = Math.max(width, rampWidth);
    y += 30;
  }
  return { width, height: y, parts };
}

function layMarks(input: PictureInput): { readonly widthPx: number; readonly parts: readonly PicturePart[] } {
  const { widthPx, heightPx, metresPerPx, bearingDegrees, pitchDegrees, widthOf } = input;
  const bar = scaleBar(metresPerPx, pitchDegrees);
  const words = bar === undefined ? "" : scaleWords(bar);
  const northWidth = 24;
  const scaleWidth = bar === undefined ? 0 : bar.lengthPoints + 8 + widthOf(words, faces.scale) + 8;
  const [w, h] = [scaleWidth + northWidth + 16, 36];
  const [x, y] = [widthPx - edge - w, heightPx - edge - h];
  const parts: PicturePart[] = [
    { kind: "box", x, y, w, h, fill: panel, radius: 4 },
    ...(bar === undefined
      ? []
      : ([
          { kind: "scale", x: x + 8, y: y + h / 2 - 3, w: bar.lengthPoints },
          {
            kind: "text",
            x: x + 16 + bar.lengthPoints,
            y: y + h / 2 + 4,
            text: words,
            face: faces.scale,
            align: "left",
          },
        ] as const)),
    { kind: "north", x: x + w - 8 - northWidth / 2, y: y + h / 2, bearingDegrees },
  ];
  return { widthPx: w, parts };
}

const moved = (parts: readonly PicturePart[], x: number, y: number): readonly PicturePart[] =>
  parts.map((part) => ({ ...part, x: part.x + x, y: part.y + y }));

/** Words in lines that are no wider than this; a word that is wider by itself is broken. */
function fitted(text: string, widthPx: number, face: Face, widthOf: PictureInput["widthOf"]): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (widthOf(longer, face) <= widthPx) {
      current = longer;
      continue;
    }
    if (current !== "") lines.push(current);
    current = word;
    while (widthOf(current, face) > widthPx && current.length > 1) {
      let most = current.length - 1;
      while (most > 1 && widthOf(current.slice(0, most), face) > widthPx) most--;
      lines.push(current.slice(0, most));
      current = current.slice(most);
    }
  }
  return current === "" ? lines : [...lines, current];
}
