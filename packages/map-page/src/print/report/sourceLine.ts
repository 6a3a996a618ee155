/** A licence may be a text; whole it is among the sources. */
const mostOfLicence = 44;

/** Of which data, under what licence, of when, and where the rules are. */
export const sourceLine = (version: string, licence: string, date: string, hasRules = true): string =>
  [
    `Dataset version ${version}`,
    licence.length <= mostOfLicence ? licence : `${licence.slice(0, mostOfLicence - 1).trimEnd()}…`,
    date,
    ...(hasRules ? ["Rules at the end"] : []),
  ].join(" · ");
