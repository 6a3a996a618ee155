/** What is wrong with an address that people are led to; undefined for none and for a good one. */
export function addressProblem(address: string | null): string | undefined {
  if (address === null || /^(https:\/\/[^\s/@]+(\/\S*)?|\/(?![/\\])\S*)$/.test(address)) return undefined;
  return "An address begins with https://, or with / for a page of this site, and has no spaces.";
}

/** What is wrong with the address of a page of another site. */
export const outsideAddressProblem = (address: string): string | undefined =>
  /^https:\/\/[^\s/@]+(\/\S*)?$/.test(address) && URL.canParse(address)
    ? undefined
    : "An address of another site begins with https:// and has no spaces.";
