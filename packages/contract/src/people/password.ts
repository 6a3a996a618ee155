/** The longest password that is taken: hashing works on all of it. */
const longest = 256;

const rules: readonly (readonly [isMet: (password: string) => boolean, otherwise: string])[] = [
  [(password) => /\p{Ll}/u.test(password), "Password must contain a lower case letter"],
  [(password) => /\p{Lu}/u.test(password), "Password must contain an upper case letter"],
  [(password) => /\p{Nd}/u.test(password), "Password must contain a number"],
  [
    (password) => / |[^\p{L}\p{Nd}\s:]/u.test(password),
    "Password must contain a special character or a space",
  ],
  [(password) => !/^\s|\s$/u.test(password), "Password must not contain a leading or trailing space"],
  [(password) => password.length >= 8, "Password must contain at least 8 characters"],
  [(password) => password.length <= longest, `Password must contain at most ${longest} characters`],
];

/** What a new password lacks, in the specification's words; empty for one that may be used. */
export const passwordFaults = (password: string): string[] =>
  rules.filter(([isMet]) => !isMet(password)).map(([, otherwise]) => otherwise);
