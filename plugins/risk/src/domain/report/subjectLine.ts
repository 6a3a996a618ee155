import { formatCount } from "@stopbank/numbers";

/** What a line at the foot of a page has room for. */
const mostLetters = 104;

/**
 * What every page says of what its figures are about, in a line: as many names as there is room for, and how many others.
 *
 * @param narrowed `All of the data`, `Ōtaki, Levin · Within a drawn area`.
 */
export function subjectLine(names: readonly string[], narrowed: string): string {
  const room = mostLetters - narrowed.length;
  for (let shown = names.length; shown > 0; shown--) {
    const others = names.length - shown;
    const line = `${names.slice(0, shown).join("; ")}${others === 0 ? "" : ` and ${formatCount(others)} more`}`;
    if (line.length <= room || shown === 1) return `${line} · ${narrowed}`;
  }
  return narrowed;
}
