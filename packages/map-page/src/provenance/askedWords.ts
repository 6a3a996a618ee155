import type { Provenance } from "@stopbank/contract/provenance";
import { formatArea, formatCount } from "@stopbank/numbers";

type Asked = Provenance["asked"];
type Narrowing = Pick<Asked, "regions" | "area" | "filters">;

export interface NarrowedBy {
  /** As the screen says it: `Filtering by selected regions`. */
  readonly text: string;
  readonly what: readonly string[];
}

/** What narrows a question, a line for each kind; none where it is of all the data. */
export const narrowedBy = ({ regions, area, filters }: Narrowing): readonly NarrowedBy[] =>
  [
    { text: "Filtering by selected regions", what: regions.map(({ name }) => name) },
    { text: "Filtering by custom shape", what: area === null ? [] : [areaWords(area)] },
    { text: "Filtering by element attributes", what: filters.map(shortened) },
  ].filter(({ what }) => what.length > 0);

const squareMetresPerHectare = 10_000;

const areaWords = ({ rule, hectares }: NonNullable<Asked["area"]>): string =>
  `Elements that ${rule === "touches" ? "touch" : "have their anchor point in"} the drawn area of ${formatArea(hectares * squareMetresPerHectare)}`;

/** A filter may name a thousand values: data files list them all. */
const mostLetters = 240;

const shortened = (filter: string): string =>
  filter.length <= mostLetters ? filter : `${filter.slice(0, filter.lastIndexOf(" ", mostLetters))} …`;

/** More regions than this are counted where there is one line. */
const mostInShort = 4;

/** The same in one line: `Ōtara, Mangere · Within a drawn area`, or `All of the data`. */
export function narrowedInShort({ regions, area, filters }: Narrowing): string {
  const names = regions.map(({ name }) => name);
  const parts = [
    ...(names.length === 0
      ? []
      : [names.length <= mostInShort ? names.join(", ") : `${formatCount(names.length)} regions`]),
    ...(area === null ? [] : ["Within a drawn area"]),
    ...(filters.length === 0 ? [] : ["Elements by their attributes"]),
  ];
  return parts.length === 0 ? "All of the data" : parts.join(" · ");
}
