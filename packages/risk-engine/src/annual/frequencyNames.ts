/** A parameter as far as its name and its description say whether it is how often a scenario comes back. */
export interface NamedParameter {
  readonly label?: string;
  /** Whether it is, where the data says so itself; no name is read then. */
  readonly frequency?: boolean;
}

/**
 * What a parameter is called: a frequency; a condition, which is what a frequency holds for (the sea level, the climate, the
 * calendar year); `both`, so that its values prove nothing and somebody has to say; or nothing, so that its values may tell.
 */
export type Called = "frequency" | "condition" | "both" | "nothing";

/**
 * The key goes before the label. In a key that names a condition too, words that stand beside conditions as well
 * (`slr_mm_per_year`, `ssp_probability`) make no frequency of it, and those of a frequency alone (`sea_level_aep`) leave it
 * to its values. So does a label that names a condition beside a frequency in key or label ("Return period, present
 * climate"), unless the key is of a frequency alone (`ari`).
 */
export function calledBy(key: string, label: string, values: readonly Value[]): Called {
  const [inKey, inLabel] = [namesIn(key, values), namesIn(label, values)];
  if (inKey.condition && inKey.frequency) return inKey.frequency === "surely" ? "nothing" : "both";
  if (inKey.condition) return "condition";
  if (inKey.frequency === "surely") return "frequency";
  const isFrequency = inKey.frequency !== undefined || inLabel.frequency !== undefined;
  if (inLabel.condition) return isFrequency ? "nothing" : "condition";
  return isFrequency ? "frequency" : "nothing";
}

type Value = number | string | undefined;

interface Names {
  readonly condition: boolean;
  /** Surely one, or one unless it says something of a condition; undefined where none is named. */
  readonly frequency: "surely" | "maybe" | undefined;
}

function namesIn(name: string, values: readonly Value[]): Names {
  const words = wordsOf(name);
  return {
    condition: condition.test(words) || (year.test(words) && isCalendar(values)),
    frequency: surely.test(words) ? "surely" : maybe.test(words) ? "maybe" : undefined,
  };
}

/** Words in lower case, apart where camel case or a sign parts them. */
const wordsOf = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ");

const surely =
  /\b(ari|aep|rp|return ?(periods?|intervals?)|recurrence|annual (exceedance|probability|chance|frequency))\b/;

/** What there is so much of a year is a rate (erosion in metres), unless it is events. */
const maybe =
  /\b(exceedance|probability|chance|frequency|often)\b|(^|\b(times|events?|occurrences?|number|percent) )per year\b/;

const condition =
  /\b(sea ?level\w*|g?m?r?slr\d*|rise|climate\w*|warming|temperature|degrees|rcp\w*|ssp\w*|emissions?|horizon|epoch|decade|time ?(slice|frame|step))\b/;

const year = /(?<!\b(?:per|a|an|each|any|one|every|in) )\byear\b/;

/** A return period in years may stand under the name year; nobody counts years of the calendar below this. */
const firstYear = 1800;

const isCalendar = (values: readonly Value[]) =>
  values.every((each) => !Number.isFinite(Number(each)) || Number(each) >= firstYear);
