/**
 * A text as it is compared where case, macrons and other marks, and the form it was encoded in must not matter:
 * `Ōtaki`, the same with a combining macron, `OTAKI` and `otaki` are one. Upper case comes first, since only it makes
 * `ß` and `SS`, or the two small sigmas, the same.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toUpperCase()
    .toLowerCase();
