import { markOf } from "../../feature/itemLook.ts";
import type { LegendCard, MarkShape } from "../../feature/legendCard.ts";
import { type LegendRamp, rampOf } from "../../feature/legendRamp.ts";
import { legendWraps, wrapWords } from "./wrapWords.ts";

/** One subject of a legend, its words in lines. */
export interface PaperCard {
  readonly key: string;
  readonly title: readonly string[];
  readonly note: readonly string[];
  /** Of a row without words, the title says what its mark is. */
  readonly rows: readonly { readonly mark: MarkShape; readonly label: readonly string[] }[];
  readonly ramps: readonly LegendRamp[];
}

/** A legend for paper and pictures: as on the screen, with nothing folded and its words wrapped (EXP-06). */
export const paperLegend = (cards: readonly LegendCard[]): readonly PaperCard[] => cards.map(paperCard);

function paperCard({ key, title, note = "", marks = [], sections = [], shape }: LegendCard): PaperCard {
  const item = (label: string) => wrapWords(label, legendWraps.item);
  return {
    key,
    title: wrapWords(title, legendWraps.title),
    note: wrapWords(note, legendWraps.title),
    rows: [
      ...marks.map(({ label = "", mark }) => ({ mark, label: item(label) })),
      ...sections.flatMap((section) =>
        section.type === "continuous"
          ? []
          : (section.type === "categorical" ? section.items : section.keyValues).map((one) => ({
              mark: markOf(one, shape),
              label: item(one.label),
            })),
      ),
    ],
    ramps: sections.flatMap((section) => (section.type === "continuous" ? (rampOf(section) ?? []) : [])),
  };
}

/** How many lines a card has. A ramp is a band and its numbers. */
export const linesOf = ({ title, note, rows, ramps }: PaperCard): number =>
  title.length +
  note.length +
  rows.reduce((sum, { label }) => sum + Math.max(1, label.length), 0) +
  2 * ramps.length;

/** More would hide what it explains, but on a map that is high. */
const usualLinesOver = 24;
const lineHeight = 10;
/** Of a high map's height. */
const mostShareOver = 0.6;
/** What is around and between cards, where they fill a map that is not. */
const aroundCards = 50;

/**
 * Whether a legend lies over a corner of its map, or stands below it.
 *
 * @param mapHeight in points; without it a picture's own layout says what there is room for.
 */
export function liesOver(cards: readonly PaperCard[], mapHeight?: number): boolean {
  const lines = cards.reduce((sum, card) => sum + linesOf(card), 0);
  if (mapHeight === undefined) return lines <= usualLinesOver;
  const room = Math.min(usualLinesOver, Math.floor((mapHeight - aroundCards) / lineHeight));
  return lines <= Math.max(room, Math.floor((mapHeight * mostShareOver) / lineHeight));
}
