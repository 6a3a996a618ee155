import { type Expected, type Figure, saysSo } from "./expected.ts";

// How figures are written on paper (specification 2, sections 5 and 9), told from the reader's side: what number stands
// there, in which unit, and between which two values the answer's own figure must then lie.

/** A number as paper has it, grouped in thousands. */
const written = String.raw`(\d{1,3}(?:,\d{3})*(?:\.\d+)?)`;
const numberOf = (text: string) => Number(text.replaceAll(",", ""));
const decimalsOf = (text: string) => text.split(".")[1]?.length ?? 0;

/** Rounded to so many decimals, in a unit of `size`; nothing is 0 but nothing, and half a step either way is the most. */
function rounds(text: string, value: number, decimals: number, size = 1): boolean {
  const number = numberOf(text);
  if ((number === 0) !== (value === 0) || decimalsOf(text) > decimals) return false;
  // What a sum of floats may be off by.
  const blur = Math.abs(value) * 1e-9 + 1e-9;
  return Math.abs(number * size - value) <= (size * 10 ** -decimals) / 2 + blur;
}

const isUnder = (value: number, least: number) => value > 0 && value < least;

/** What is not known has a dash. */
const known = (value: number | null | undefined, figure: (value: number) => Figure): Expected =>
  value === null || value === undefined ? "–" : figure(value);

const sizes: Readonly<Record<string, number>> = { M: 1e6, B: 1e9, T: 1e12 };

/** In millions, billions and trillions with one decimal from a million up, below that in full. */
function abbreviated(text: string, value: number, decimals: number): boolean {
  const [, number = "", letter] = new RegExp(`^${written}([MBT]?)$`).exec(text) ?? [];
  if (number === "") return false;
  if (letter === "" || letter === undefined) return value < 999_950 && rounds(number, value, decimals);
  const size = sizes[letter] ?? Number.NaN;
  // One, or as good as one, and a thousand of them are the next.
  return value >= size * 0.9999 && numberOf(number) < 1_000 && rounds(number, value, 1, size);
}

/** How many, in whole numbers. */
export const count = (value: number): Figure => ({
  answered: `${value}`,
  isSaidBy: (text) => new RegExp(`^${written}$`).test(text) && numberOf(text) === value,
});

/** A bare number of up to so many decimals. */
export const number = (value: number, decimals = 2): Figure => ({
  answered: `${value}`,
  isSaidBy: (text) =>
    text.startsWith("<")
      ? isUnder(value, 10 ** -decimals) && numberOf(text.slice(1)) === 10 ** -decimals
      : new RegExp(`^${written}$`).test(text) && rounds(text, value, decimals),
});

/** New Zealand's dollars in whole. */
export const money = (value: number | null | undefined): Expected =>
  known(value, (dollars) => ({
    answered: `$ ${dollars}`,
    isSaidBy: (text) =>
      text === "<$1" ? isUnder(dollars, 0.5) : text.startsWith("$") && abbreviated(text.slice(1), dollars, 0),
  }));

/** A sum that leaves something out is the least it can be. */
export function boundMoney(value: number | null | undefined, leftOut: number): Expected {
  const figure = money(value);
  if (leftOut === 0 || typeof figure === "string") return figure;
  return {
    answered: `at least ${figure.answered}`,
    isSaidBy: (text) => /^atleast/i.test(text) && figure.isSaidBy(text.slice("atleast".length)),
  };
}

/** What a sum lies between; nothing where it is certain. */
export const moneyRange = ({ min, max }: { readonly min: number; readonly max: number }): Expected =>
  min === max ? "–" : both("to", money(min), money(max));

/** What a layer is measured in; what is counted has no unit. */
export function quantity(value: number, unit: string, isOfSeveral = false): Figure {
  // Sums over several hazards are whole above a thousand.
  const decimals = unit === "people" || (isOfSeveral && value > 1_000) ? 0 : 2;
  return {
    answered: `${value} ${unit}`,
    isSaidBy: (text) => {
      if (text.startsWith("<"))
        return unit === "people"
          ? text === "<1person" && isUnder(value, 0.5)
          : text === `<0.01${unit === "each" ? "" : unit}` && isUnder(value, 0.01);
      const words = unit === "each" ? "" : text === "1person" ? "person" : unit;
      return text.endsWith(words) && abbreviated(text.slice(0, text.length - words.length), value, decimals);
    },
  };
}

/**
 * A share with one decimal, never all or nothing of what is between.
 *
 * @param least below it there is only `<1%` or `<0.1%`.
 */
const shareFrom =
  (least: number) =>
  (share: number): Figure => ({
    answered: `${share * 100}%`,
    isSaidBy: (text) => {
      if (text.startsWith("<")) return text === `<${least * 100}%` && isUnder(share, least);
      if (text.startsWith(">")) return text === ">99.9%" && share > 0.999 && share < 1;
      const isEnd = text === "0%" || text === "100%";
      if (isEnd || share === 0 || share === 1) return text === `${share * 100}%`;
      return share >= least && /^\d+(\.\d)?%$/.test(text) && rounds(text.slice(0, -1), share * 100, 1);
    },
  });

/** Of what was assessed, in a gauge or beside a bar. */
export const share = shareFrom(0.01);
export const percent = shareFrom(0.001);

const metres: Readonly<Record<string, number>> = { m: 1, cm: 0.01, mm: 0.001 };
/** Scales, named before their number. */
const scales = ["MMI"];

/** A hazard's value: lengths in whole centimetres below a metre, scales with one decimal. */
export const intensity = (value: number | null | undefined, unit: string): Expected =>
  known(value, (given) => ({
    answered: `${given} ${unit}`,
    isSaidBy: (text) => {
      const scale = metres[unit];
      if (scale !== undefined) return depth(text, given * scale);
      if (scales.includes(unit)) return text.startsWith(unit) && rounds(text.slice(unit.length), given, 1);
      const words = text.startsWith("1") && text === `1${unit.slice(0, -1)}` ? unit.slice(0, -1) : unit;
      return text.endsWith(words) && number(given).isSaidBy(text.slice(0, text.length - words.length));
    },
  }));

function depth(text: string, value: number): boolean {
  const [, less, figure = "", unit] = new RegExp(`^(<?)${written}(cm|m)$`).exec(text) ?? [];
  if (less === "<") return text === "<1cm" && isUnder(value, 0.01);
  if (figure === "") return false;
  return unit === "cm"
    ? value < 0.995 && rounds(figure, value, 0, 0.01)
    : value >= 0.995 && rounds(figure, value, 2);
}

/** The middle of a box of degrees, to some metres. */
export function place([west = 0, south = 0, east = 0, north = 0]: readonly number[]): Figure {
  const at = [-(south + north) / 2, (west + east) / 2] as const;
  return {
    answered: at.join(", "),
    isSaidBy: (text) => {
      // The district lies south of the equator and east of Greenwich.
      const [, latitude = "", longitude = ""] = /^(\d+\.\d{4})°S,(\d+\.\d{4})°E$/.exec(text) ?? [];
      return [latitude, longitude].every((one, of) => Math.abs(Number(one) - (at[of] ?? 0)) <= 0.000_050_001);
    },
  };
}

/** Two of them in a cell, with what stands between and after: `890 (91.9%)`. */
export function both(between: string, first: Expected, second: Expected, after = ""): Figure {
  return {
    answered: [first, between, second, after]
      .map((one) => (typeof one === "string" ? one : one.answered))
      .join(" "),
    isSaidBy: (text) => {
      const at = text.indexOf(between);
      return (
        at > 0 &&
        text.endsWith(after) &&
        saysSo(text.slice(0, at), first) &&
        saysSo(text.slice(at + between.length, text.length - after.length), second)
      );
    },
  };
}
