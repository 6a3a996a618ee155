/** Without case and macrons: `otaki` finds `Ōtaki`. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

/** Whether every word of a search is somewhere in these texts. */
export function matchesSearch(search: string, ...texts: readonly string[]): boolean {
  const haystack = texts.map(folded).join(" ");
  return folded(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
