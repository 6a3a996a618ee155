import { dictionary } from "@zxcvbn-ts/language-common";

/** As people write letters in passwords that ask for digits and signs. */
const lookAlikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "8": "b",
  "3": "e",
  "1": "i",
  "!": "i",
  "|": "i",
  "0": "o",
  "5": "s",
  $: "s",
  "7": "t",
  "2": "z",
};
/** What is put before and after a word to meet the rules, at most: beyond it there is something to guess. */
const MOST_AROUND = 5;
/** A name, or what is left beside it, of fewer letters tells nothing. */
const LEAST_NAME = 4;

const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[@483!|05$72]|1/g, (sign) => lookAlikes[sign] ?? sign);

// 49,233 that were used most in what was stolen elsewhere (MIT licence), once as they are and once folded; 6 MB of memory.
const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].flatMap((each) => [each, folded(each)]),
);

/** The word in the middle, where what is around it is short. */
function withoutEnds(password: string): string {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return password.length - core.length <= MOST_AROUND ? core : password;
}

/** Whether a password is among the first that somebody would try, as it is or under the usual disguises. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return [plain, withoutEnds(plain)].some((each) => common.has(each) || common.has(folded(each)));
}

const letters = (text: string): string => folded(text).replace(/[^\p{L}\p{Nd}]/gu, "");

/** Whether a password is little else than one of these names. */
export function isMadeOfName(password: string, names: readonly string[]): boolean {
  const whole = letters(password);
  return names
    .map(letters)
    .some(
      (name) =>
        name.length >= LEAST_NAME && whole.includes(name) && whole.length - name.length <= MOST_AROUND,
    );
}
