import { type Place, refuse } from "@stopbank/geo-read/refusal";

/** Elements and rows that are to find each other by an id. */
export interface Join {
  /** The table, as a sentence names it, and what its rows are, such as `rows`. */
  readonly place: Place;
  readonly rows: string;
  /** The layer's type, and what each of its elements is looked up by. */
  readonly type: string;
  readonly elementKeys: readonly string[];
  readonly rowKeys: ReadonlySet<string>;
  /** Rows that no layer has are of no use to any. */
  readonly otherLayersKeys: readonly (readonly string[])[];
}

/** The share of elements or of rows that have to find each other where nothing else is asked for. */
export const enoughMatches = 0.5;
const examples = 3;

/**
 * Refuses a join that finds nothing, or under half of the elements and under half of the rows: ids are written in two
 * ways, or another column was meant, and everything would go for not assessed.
 *
 * @param least the share to ask for in place of half; 0 takes whatever there is.
 * @throws DomainError `import/no-match`.
 */
export function checkJoin(join: Join, least = enoughMatches): void {
  const { place, rows, type, elementKeys, rowKeys, otherLayersKeys } = join;
  const found = elementKeys.filter((key) => rowKeys.has(key));
  const takenKeys = new Set(
    [found, ...otherLayersKeys.map((keys) => keys.filter((key) => rowKeys.has(key)))].flat(),
  );
  const share = Math.max(found.length / elementKeys.length, takenKeys.size / rowKeys.size);
  if (least === 0 || (found.length > 0 && share >= least)) return;
  const ofRows = [...rowKeys].filter((key) => !takenKeys.has(key)).slice(0, examples);
  const ofElements = elementKeys.filter((key) => !rowKeys.has(key)).slice(0, examples);
  throw refuse(
    "no-match",
    place,
    `${found.length === 0 ? "none" : `only ${found.length}`} of the ${elementKeys.length} elements of ${type} and ${new Set(found).size} of its ${rowKeys.size} ${rows} find each other (it has ${ofRows.join(", ")}; elements have ${ofElements.join(", ")})`,
    `Name columns whose values are written alike, or say with \`elements\` which layers it is for. If no more is to be expected, lower \`matchAtLeast\` (default ${enoughMatches}).`,
  );
}
