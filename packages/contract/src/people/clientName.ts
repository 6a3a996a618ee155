/** What a name may be: a part of an address, as long as one may be. */
const pattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** The same as a JSON schema has it. */
export const clientNamePattern = pattern.source;

/** The longest name for people. */
export const longestDisplayName = 200;

/** What is wrong with the name of a client that calls and addresses carry, as a sentence. */
export function clientNameFault(name: string): string | undefined {
  if (pattern.test(name)) return undefined;
  return `"${name}" cannot be a client's name, because it becomes part of an address: use at most 63 lower-case letters, digits and hyphens, and no hyphen at either end.`;
}

/** What is wrong with the name of a client that people read, as a sentence. */
export function displayNameFault(name: string): string | undefined {
  if (name.trim() === "") return "Say what people call the organisation.";
  if (name.trim().length > longestDisplayName)
    return `The organisation's name has ${name.trim().length} characters. Use at most ${longestDisplayName}.`;
  // It stands in subjects of mails and in titles of pages.
  return /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name)
    ? "The organisation's name is one line of text, in the order it is read."
    : undefined;
}
