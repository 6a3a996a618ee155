/** A parameter as far as its name and its description say whether it is how often a scenario comes back. */
export interface NamedParameter {
  readonly label?: string;
  /** Whether it is, where the data says so itself; no name is read then. */
  readonly frequency?: boolean;
}

type Value = number | string | undefined;

/** Whether a parameter is called a frequency: by its key, or else by its label. */
export const isCalledFrequency = (key: string, { label = "" }: NamedParameter = {}): boolean =>
  frequency.test(wordsOf(key)) || frequency.test(wordsOf(label));

/**
 * Whether a parameter is what a frequency holds for: the sea level, the climate or the calendar year. A key that names a
 * frequency is none of them, whatever its label says besides ("Return period in today's climate").
 */
export function isCalledCondition(
  key: string,
  { label = "" }: NamedParameter = {},
  values: readonly Value[] = [],
): boolean {
  if (frequency.test(wordsOf(key))) return false;
  const words = [wordsOf(key), wordsOf(label)];
  return words.some((each) => condition.test(each) || (year.test(each) && isCalendar(values)));
}

/** Words in lower case, apart where camel case or a sign parts them. */
const wordsOf = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ");

const frequency =
  /\b(ari|aep|rp|return ?periods?|recurrence|exceedance|probability|chance|frequency|often|per year)\b/;

const condition =
  /\b(sea ?level\w*|g?m?r?slr\d*|rise|climate\w*|warming|temperature|degrees|rcp\w*|ssp\w*|emissions?|horizon|epoch|decade|time ?(slice|frame|step))\b/;

const year = /(?<!\b(?:per|a|an|each|any|one|every|in) )\byear\b/;

/** A return period in years may stand under the name year; nobody counts years of the calendar below this. */
const firstYear = 1800;

const isCalendar = (values: readonly Value[]) =>
  values.every((each) => !Number.isFinite(Number(each)) || Number(each) >= firstYear);
