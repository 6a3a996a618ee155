import type { AddressedProperty } from "./addresses.ts";

/** How somebody may ask for a property, and whether it has to be among what is answered. */
export interface WayOfAsking {
  readonly name: string;
  readonly isFound: boolean;
  ask(property: AddressedProperty): string;
}

const shortened = (address: string) =>
  address
    .replace("Street", "st")
    .replace("Road", "rd")
    .replace("Avenue", "ave")
    .replace("Saint", "st")
    .toLowerCase();

const plain = (text: string) => text.normalize("NFD").replace(/\p{Mark}/gu, "");

/** Exchanges two letters within the first word that is long enough. */
const mistyped = (address: string) =>
  address.replace(/(\p{L}{2})(\p{L})(\p{L})(?=\p{L})/u, (_, before, a, b) => `${before}${b}${a}`);

const begun = (letters: number): WayOfAsking => ({
  name: `first ${letters} letters`,
  isFound: false,
  ask: ({ address }) => address.slice(0, letters),
});

export const waysOfAsking: readonly WayOfAsking[] = [
  ...[3, 5, 8, 12, 16].map(begun),
  { name: "as it is written", isFound: true, ask: ({ address }) => address },
  { name: "abbreviated, without macrons", isFound: true, ask: ({ address }) => plain(shortened(address)) },
  {
    name: "words the other way round",
    isFound: true,
    ask: ({ address }) => address.split(/[ ,]+/).reverse().join(" "),
  },
  { name: "street alone", isFound: false, ask: ({ address }) => address.replace(/^\S+ |,.*$/g, "") },
  { name: "legal description", isFound: true, ask: ({ legalDescription }) => legalDescription },
  { name: "one typo", isFound: false, ask: ({ address }) => mistyped(address) },
  { name: "what is not there", isFound: false, ask: ({ address }) => `${address.split(" ")[0]} zzqqx` },
];

/** Asked without end they would be the worst: words that a million rows have, in no row together or in all. */
export const hardQuestions: readonly string[] = [
  ...["s", "st", "street", "1", "e", "lot dp", "lot 1", "dp 1", "road st", "street road", "st rd ave pl"],
  ...["1 2 3 4", "12 st", "saint", "lane st 9999", "a a a a", "lot 7 dp", "avenue 12 ma"],
];
