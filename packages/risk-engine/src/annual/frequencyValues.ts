const ofPercent = [
  (percent: number) => 100 / percent,
  // The chance of one event or more in a year.
  (percent: number) => -1 / Math.log1p(-percent / 100),
] as const;

/** Return periods in years that a number may stand for. */
export const statements: readonly ((value: number) => number)[] = [
  (years) => years,
  (perYear) => 1 / perYear,
  (chance) => -1 / Math.log1p(-chance),
  ...ofPercent,
];

/** A chance of 1.3% a year is called 1 in 75, and one of 1.8% 1 in 55. */
const rounding = 0.05;

/** Whether two return periods are the same but for rounding; never where one is not known. */
export const isSamePeriod = (statedYears: number, years: number): boolean =>
  Math.abs(statedYears - years) <= rounding * years;

/**
 * The number of a value: itself, a text's only one, the last of "1 in 100", or the percentage beside the years that it
 * stands for ("1% (1 in 100)"); NaN where that is not plain.
 */
export function frequencyNumber(value: number | string | undefined): number {
  if (typeof value === "number") return value;
  const text = (value ?? "").replace(/(?<=\d),(?=\d{3}\b)/g, "").replace(oneIn, "");
  const [first, second, ...more] = Array.from(text.matchAll(numbers), ([, digits, sign]) => ({
    number: Number(digits),
    isPercent: sign !== undefined,
  }));
  if (first === undefined || more.length > 0) return Number.NaN;
  if (second === undefined) return first.number;
  const [percent, years] = first.isPercent ? [first, second] : [second, first];
  const isSame = ofPercent.some((yearsOf) => isSamePeriod(yearsOf(percent.number), years.number));
  return percent.isPercent && !years.isPercent && isSame ? percent.number : Number.NaN;
}

const oneIn = /(?<![\d.])1[ -]?(in|:|\/)[ -]?(?=\d)/i;

/** A minus is a hyphen where it joins the number to what stands before ("ARI-100", "10-20"). */
const numbers = /((?:(?<![\p{L}\p{N}])[-+])?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(\s*%)?/giu;
