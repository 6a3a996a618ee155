/** The form that is kept, then the others. */
type Spelling = readonly [kept: string, ...others: string[]];

/**
 * How words of addresses and legal descriptions are written, the form they are kept in first. Where two words share an
 * abbreviation they are one word here: who types `st` means a street or a saint, and ranking tells them apart.
 * Street types and their abbreviations are those of AS/NZS 4819:2011, appendix B, and of NZ Post's guide.
 */
const streetTypes: readonly Spelling[] = [
  ["st", "street", "saint"],
  ["rd", "road"],
  ["ave", "avenue", "av"],
  ["dr", "drive", "drv", "doctor"],
  ["pl", "place"],
  ["cres", "crescent", "cr"],
  ["ln", "lane"],
  ["tce", "terrace", "ter", "terr"],
  ["ct", "court", "crt"],
  ["cl", "close"],
  ["gr", "grove", "grv"],
  ["hwy", "highway"],
  ["pde", "parade"],
  ["sq", "square"],
  ["blvd", "boulevard", "bvd"],
  ["esp", "esplanade"],
  ["qy", "quay"],
  ["hts", "heights"],
  ["gdns", "gardens"],
  ["trk", "track"],
  ["cct", "circuit"],
  ["cir", "circle"],
];

const otherWords: readonly Spelling[] = [
  ["mt", "mount"],
  ["ft", "fort"],
  ["pt", "point", "part"],
  ["sec", "section"],
  ["blk", "block"],
  ["bldg", "building"],
  ["sh", "state hwy"],
  ["dp", "deposited plan"],
  ["sd", "survey district"],
  ["north", "nth"],
  ["south", "sth"],
  ["1st", "first"],
  ["2nd", "second"],
  ["3rd", "third"],
  ["4th", "fourth"],
  ["5th", "fifth"],
  ["6th", "sixth"],
  ["7th", "seventh"],
  ["8th", "eighth"],
  ["9th", "ninth"],
  ["10th", "tenth"],
];

/** The form a word, or two with a blank between them, is kept in, by how it may be written. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  [...streetTypes, ...otherWords].flatMap(([kept, ...others]) => others.map((other) => [other, kept])),
);

/** The forms kept of all words that begin so: who has typed `stre` may go on to `street`. */
export const shortFormsOfBegun = (begun: string): string[] => [
  ...new Set([...shortForms].flatMap(([word, kept]) => (word.startsWith(begun) ? [kept] : []))),
];

/** Letters that stand for a direction where they follow what a street is: `Rata St N`. Elsewhere they are a house's or an identifier's. */
const directions: ReadonlyMap<string, string> = new Map([
  ["n", "north"],
  ["s", "south"],
  ["e", "east"],
  ["w", "west"],
]);
const streetForms: ReadonlySet<string> = new Set(streetTypes.map(([kept]) => kept));

/** The form a word is kept in behind another that is kept. */
export const shortFormBehind = (before: string, word: string): string =>
  shortForms.get(word) ?? (streetForms.has(before) ? directions.get(word) : undefined) ?? word;

/** What may stand before the number of a unit: `Flat 2, 14 Kauri Street` is `2/14 Kauri Street`. */
export const unitWords: ReadonlySet<string> = new Set([
  ...["flat", "unit", "apartment", "apt", "suite", "shop", "level", "floor", "villa", "no", "number"],
]);
