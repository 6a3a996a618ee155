import { seededRandom } from "../random.ts";

export interface AddressedProperty {
  readonly address: string;
  readonly legalDescription: string;
}

const syllables = [
  ...["ka", "kā", "ku", "ma", "na", "ra", "rā", "to", "tō", "ti"],
  ...["wai", "whi", "pu", "pō", "ho", "ro", "te", "ari", "awa", "nga"],
];
const english = [
  ...["Church", "Victoria", "King", "Queen", "Mill", "Station", "Beach", "Ridge", "Oak", "Elm"],
  ...["Bridge", "School", "River", "Hill", "Park", "Albert", "George", "High", "Saint Mary's", "O'Brien's"],
];
const kinds = [
  ...["Street", "Street", "Street", "Road", "Road", "Avenue", "Place"],
  ...["Crescent", "Drive", "Lane", "Terrace", "Way", "Close", "Grove"],
];

/**
 * Addresses as New Zealand's are: 30,000 streets in 60 places, a few of them long, numbers to 400, one in eight a flat, one in twelve with a
 * letter, and a legal description each. The same for the same number.
 */
export function makeAddresses(count: number): AddressedProperty[] {
  const random = seededRandom(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const maori = (most: number) => {
    const name = Array.from({ length: 2 + Math.floor(random() * (most - 1)) }, () => pick(syllables)).join(
      "",
    );
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const places = Array.from({ length: 60 }, () => maori(3));
  const streets = Array.from(
    { length: 30_000 },
    () =>
      `${random() < 0.3 ? `${pick(english)} ${random() < 0.5 ? pick(english) : maori(2)}` : maori(4)} ${pick(kinds)}`,
  );
  return Array.from({ length: count }, (_, i) => {
    const unit = random() < 0.12 ? `${1 + Math.floor(random() * 20)}/` : "";
    const number = 1 + Math.floor(random() ** 2 * 400);
    const letter = random() < 0.08 ? "ABCDEF"[Math.floor(random() * 6)]! : "";
    const street = streets[Math.floor(random() ** 1.5 * streets.length)]!;
    return {
      address: `${unit}${number}${letter} ${street}, ${pick(places)}`,
      legalDescription: `Lot ${1 + (i % 40)} DP ${10_000 + Math.floor(i / 40)}`,
    };
  });
}
