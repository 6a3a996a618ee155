const fewestDigits = 4;
/** ITU-T E.164 has 15 digits at most, of which 64 takes two. */
const mostDigits = 13;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** The digits after New Zealand's country code: one leading 0 is dropped, and 64 where it was typed as a country code. */
function nationalDigits(text: string): string {
  const digits = digitsOf(text);
  if (/^\s*\+\s*64/.test(text)) return digits.slice(2).replace(/^0/, "");
  if (/^0064/.test(digits)) return digits.slice(4).replace(/^0/, "");
  return digits.replace(/^0/, "");
}

/** What is wrong with a phone number, in the specification's words. None at all is right. */
export function phoneFault(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const hasRoom = nationalDigits(text).length <= mostDigits && nationalDigits(text) !== "";
  return digitsOf(text).length >= fewestDigits && hasRoom ? undefined : "Invalid phone number";
}

/** A phone number as it is sent and kept: `+64` and digits, or empty for none. @param text without a fault. */
export const internationalPhone = (text: string): string =>
  text.trim() === "" ? "" : `+64${nationalDigits(text)}`;
