/** What stands under a map: which elements it shows, and under which hazards (EXP-07). */
export interface Caption {
  /** Names of element layers, the last perhaps '3 other elements'. */
  readonly elements: readonly string[];
  /** Names of hazards in columns, the last perhaps 'And 2 other layers'. */
  readonly hazards: readonly (readonly string[])[];
}

const mostElements = 6;
const inColumn = 4;
const mostHazards = 2 * inColumn;

/**
 * The names a caption has room for (S2 9, AMB-31): up to 6 elements, or the first 5 and how many others; up to 8 hazards, 4
 * a column, or 4, then 3 and how many other layers.
 */
export const captionOf = (elements: readonly string[], hazards: readonly string[]): Caption => ({
  elements:
    elements.length <= mostElements
      ? elements
      : [...elements.slice(0, mostElements - 1), `${elements.length - mostElements + 1} other elements`],
  hazards: columnsOf(
    hazards.length <= mostHazards
      ? hazards
      : [...hazards.slice(0, mostHazards - 1), `And ${hazards.length - mostHazards + 1} other layers`],
  ),
});

const columnsOf = (names: readonly string[]): readonly (readonly string[])[] =>
  [names.slice(0, inColumn), names.slice(inColumn)].filter((column) => column.length > 0);
