import type { ClassesEntry } from "../description/hazards.ts";
import type { Remark } from "./drafted.ts";
import type { SeenColumn } from "./seen/seenColumn.ts";
import { classInWords } from "./words/classInWords.ts";

type ValueClasses = Extract<ClassesEntry, { readonly column: string }>;

const likeliest = /class|categor|suscept|likelihood|severity|rating/i;
const possible = /hazard|zone|risk|level|type/i;
const key = /(^|_)(id|fid|gid|oid|objectid|guid|uuid|key|number|no)$|Id$/i;
const mostClasses = 12;

/** The column that most looks like classes, by its name and by the words in it; never one that numbers polygons. */
export function classColumnOf(columns: readonly SeenColumn[]): SeenColumn | undefined {
  const rated = columns.flatMap((column) => {
    const { name, values = [] } = column;
    const isPossible = (likeliest.test(name) || possible.test(name)) && !key.test(name);
    if (!isPossible || values.length === 0 || values.length > mostClasses) return [];
    const known = values.filter((value) => classInWords(value) !== undefined).length;
    return [{ column, rating: (2 * known) / values.length + (likeliest.test(name) ? 1 : 0) }];
  });
  return rated.toSorted((a, b) => b.rating - a.rating)[0]?.column;
}

/** Each value's class, by its words; an empty cell is no hazard. */
export function classesBy({ name, values = [], isFilled }: SeenColumn): ValueClasses {
  const classes = values.map((value) => [value, classInWords(value) ?? "potential"] as const);
  return {
    column: name,
    values: Object.fromEntries(isFilled ? classes : [...classes, ["null", "none"] as const]),
  };
}

export function classRemarks({ values = [], isFilled }: SeenColumn): Remark[] {
  const unknown = values.filter((value) => classInWords(value) === undefined);
  return [
    {
      path: ["classes"],
      sentence:
        unknown.length === 0
          ? "guessed by words: check each"
          : `guessed by words, which say nothing of ${unknown.join(", ")}: check each`,
    },
    ...(isFilled
      ? []
      : [
          {
            path: ["classes", "values", "null"],
            sentence: "empty cells: no hazard here? `unspecified` where it is not known",
          },
        ]),
  ];
}
