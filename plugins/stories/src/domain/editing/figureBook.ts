import type { AttributeFilters } from "@stopbank/contract/selection";
import type { AskedFigure, AskedFigures } from "@stopbank/contract/story-figures";

/** What a step looks at, as far as its figures go. */
export interface AskedPlace {
  readonly regions: readonly string[];
  readonly area?: string;
  readonly filters?: AttributeFilters;
  readonly nDays?: number;
}

/** Figures that are known within one place, in one version of the data. */
export interface FigureBook {
  readonly of: string;
  readonly datasetVersion: string;
  readonly byName: ReadonlyMap<string, AskedFigure>;
}

/** So many names one call takes. */
const mostNames = 1_000;

const keyOf = ({ regions, area, filters, nDays }: AskedPlace): string =>
  JSON.stringify([regions, area, filters, nDays]);

/** The book, where it is of this place. */
export const bookOf = (book: FigureBook | undefined, place: AskedPlace): FigureBook | undefined =>
  book?.of === keyOf(place) ? book : undefined;

/** Which of the names are not known in a place yet: no more than can be asked at once. */
export function missingIn(
  book: FigureBook | undefined,
  place: AskedPlace,
  names: readonly string[],
): readonly string[] {
  const known = bookOf(book, place)?.byName;
  return [...new Set(names)].filter((name) => known?.has(name) !== true).slice(0, mostNames);
}

/** The book with what was answered; what is of another place, or of data that is shown no more, goes. */
export function withAnswer(
  before: FigureBook | undefined,
  place: AskedPlace,
  { dataset_version: datasetVersion, figures }: AskedFigures,
): FigureBook {
  const former = bookOf(before, place);
  const kept = former?.datasetVersion === datasetVersion ? [...former.byName] : [];
  return {
    of: keyOf(place),
    datasetVersion,
    byName: new Map([...kept, ...figures.map((figure) => [figure.name, figure] as const)]),
  };
}
