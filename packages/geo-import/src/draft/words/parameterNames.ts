/** A number in names: what it is of. */
export interface GuessedParameter {
  readonly name: string;
  readonly label: string;
  readonly unit?: string;
  /** `years`: it is a return period; `percent` or `share`: a chance a year. */
  readonly frequency?: "years" | "percent" | "share";
  readonly isSure: boolean;
}

const usualPeriods = [
  2, 5, 10, 20, 25, 30, 50, 75, 100, 150, 200, 250, 475, 500, 1000, 1500, 2000, 2500, 5000, 10000,
];

/**
 * What numbers in names mean, by the words on either side of them.
 * @param values distinct, at least one.
 */
export function guessParameter(before: string, after: string, values: readonly number[]): GuessedParameter {
  const words = [after.toLowerCase(), before.toLowerCase()];
  const has = (...wanted: string[]) => words.some((word) => wanted.includes(word));
  if (has("aep")) {
    const frequency = values.every((value) => value <= 0.5) ? "share" : "percent";
    const isChance = values.every((value) => value > 0 && value <= 100);
    return isChance
      ? {
          name: "aep",
          label: "Chance a year",
          ...(frequency === "percent" ? { unit: "%" } : {}),
          frequency,
          isSure: true,
        }
      : period(true);
  }
  const isCalendar = values.every((value) => Number.isInteger(value) && value >= 1950 && value <= 2200);
  if (has("rp", "ari", "rt", "returnperiod", "return", "period")) return period(true);
  if (isCalendar && !has("yr", "yrs", "y")) return { name: "year", label: "Year", isSure: true };
  if (has("yr", "yrs", "year", "years", "y") && values.every((value) => value > 0)) return period(true);
  if (has("slr")) {
    const unit = words.includes("cm") || values.some((value) => value >= 10) ? "cm" : "m";
    return { name: "slr", label: "Sea level rise", unit, isSure: true };
  }
  if (values.length > 1 && values.every((value) => usualPeriods.includes(value))) return period(false);
  const word = /^[a-z]+$/i.test(before) ? before.toLowerCase() : "step";
  return { name: word, label: word.charAt(0).toUpperCase() + word.slice(1), isSure: false };
}

const period = (isSure: boolean): GuessedParameter => ({
  name: "ari",
  label: "Return period",
  unit: "years",
  frequency: "years",
  isSure,
});

/** The return period of a chance a year. */
export const yearsOf = (chance: number, frequency: "percent" | "share"): number =>
  Number((frequency === "percent" ? 100 / chance : 1 / chance).toPrecision(6));
