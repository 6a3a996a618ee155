import type { Question } from "./AskedWord.ts";
import { type Fit, fitOf } from "./fit.ts";
import type { ThingRow } from "./indexFile.ts";
import { perDegree, textSeparator } from "./indexTables.ts";
import type { NamedThing } from "./NamedThing.ts";

/** How many are answered. */
export const mostFound = 20;

export interface FoundThing extends NamedThing {
  /** The title, and the other text that answers the question in brackets where the title alone does not. */
  readonly match: string;
}

/**
 * The best {@link mostFound} rows, each judged by the question that it answers best. Words that lie across the texts of a row count where no
 * row has all in one: 14 Kauri Street is not also what has 14 in its identifier and Kauri Street in its address.
 */
export function bestFound(rows: readonly ThingRow[], questions: readonly Question[]): FoundThing[] {
  const judged = rows.map((row) => {
    const texts = [row.title, ...(row.other_texts?.split(textSeparator) ?? [])];
    const [fit] = questions.map((question) => fitOf(texts, question)).sort(compareFits);
    return { row, fit: fit! };
  });
  const inOneText = judged.filter(({ fit }) => !fit.isAcrossTexts);
  return (inOneText.length > 0 ? inOneText : judged)
    .sort((a, b) => compareFits(a.fit, b.fit) || a.row.id - b.row.id)
    .slice(0, mostFound)
    .map(({ row, fit }) => foundThing(row, fit));
}

const compareFits = ({ rank: a }: Fit, { rank: b }: Fit): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];

function foundThing(row: ThingRow, { by }: Fit): FoundThing {
  const { kind, title, detail, layer, element_id: elementId, west, south, east, north } = row;
  return {
    ...{ kind, title, detail, match: by === undefined ? title : `${title} (${by})` },
    position: [row.longitude / perDegree, row.latitude / perDegree],
    ...(west === null
      ? {}
      : { bounds: [west / perDegree, south! / perDegree, east! / perDegree, north! / perDegree] }),
    ...(layer === null ? {} : { layer }),
    ...(elementId === null ? {} : { elementId }),
  };
}
