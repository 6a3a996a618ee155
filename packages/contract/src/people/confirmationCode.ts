/** Digits of a code that proves whose an e-mail address is. */
export const CODE_DIGITS = 6;

/** What is wrong with a code before anybody is asked, in the specification's words; empty when nothing is. */
export const codeFaults = (code: string): string[] => [
  ...(/^\d*$/.test(code) ? [] : ["Code must be only numbers"]),
  ...(code.length === CODE_DIGITS ? [] : [`Code must be ${CODE_DIGITS} digits long`]),
];
