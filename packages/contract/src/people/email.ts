// The usual pattern, which also allows an IP address in brackets for a domain. No controls and halves of characters, which no
// database takes. Not with the i flag: beside u it has the Kelvin sign for a k.
const pattern =
  /^[^\s\p{Cc}\p{Cs}@<>()[\]\\,;:"]+@(?:(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?\.)+[a-zA-Z]{2,}|\[\d{1,3}(?:\.\d{1,3}){3}\])$/u;

/** RFC 5321: what a mail server takes for a path, without its angle brackets. */
const longest = 254;

/** Whether a text, without the spaces around it, may be an e-mail address. */
export const isEmail = (text: string): boolean => {
  const email = text.trim();
  return email.length <= longest && pattern.test(email);
};

/** What is wrong with an e-mail address, in the specification's words. */
export const emailFault = (email: string): string | undefined =>
  isEmail(email) ? undefined : "Invalid email";

/** Where an address's mail goes, in lower case: `larkhaven.example`. */
export const emailDomain = (email: string): string => email.trim().toLowerCase().split("@").at(-1) ?? "";

/** Whether people may be approved by this domain: what an address has behind its @, in lower case. */
export const isEmailDomain = (domain: string): boolean =>
  domain === domain.trim().toLowerCase() && isEmail(`anyone@${domain}`);
