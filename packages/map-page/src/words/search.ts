import { foldText } from "@stopbank/risk-engine/fold-text";

/** Whether every word of a search is somewhere in these texts: `otaki` finds `Ōtaki`. */
export function matchesSearch(search: string, ...texts: readonly string[]): boolean {
  const haystack = texts.map(foldText).join(" ");
  return foldText(search)
    .trim()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
