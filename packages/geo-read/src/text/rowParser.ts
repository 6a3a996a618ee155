/** Why a quote is not where one may be. */
export type Stray = "blank before it" | "text behind it";

/**
 * Takes lines apart to cells (RFC 4180): a quote opens only at the start of a cell, as an inch mark within one does not.
 * Blanks behind the one that closes are let pass.
 */
export function rowParser(separator: string) {
  let cells: string[] = [];
  /** What a cell in quotes has so far. */
  let quoted: string | undefined;
  /** Goes on behind a quote that opened; false where something but blanks follows the one that closes. */
  const takeQuoted = (line: string, from: number): number | false | undefined => {
    for (let at = from; ; ) {
      const close = line.indexOf('"', at);
      if (close < 0) {
        quoted += line.slice(at);
        return undefined;
      }
      quoted += line.slice(at, close);
      if (line[close + 1] !== '"') {
        const end = line.indexOf(separator, close + 1);
        const rest = line.slice(close + 1, end < 0 ? undefined : end);
        if (rest.trim() !== "") return false;
        cells.push(quoted!);
        quoted = undefined;
        return end < 0 ? line.length + 1 : end + 1;
      }
      quoted += '"';
      at = close + 2;
    }
  };
  return {
    /** Whether the last line ended within quotes. */
    isOpen: (): boolean => quoted !== undefined,
    /** @returns the cells of a row that the line completes, undefined where it does not, or what is wrong with a quote. */
    add(line: string): string[] | Stray | undefined {
      if (quoted === undefined && !line.includes('"')) return line.split(separator);
      let at = 0;
      if (quoted !== undefined) quoted += "\n";
      while (at <= line.length) {
        if (quoted === undefined && line[at] !== '"') {
          const end = line.indexOf(separator, at);
          const cell = line.slice(at, end < 0 ? undefined : end);
          // As RFC 4180 has it the quotes would be letters, which nobody means.
          if (/^\s+"/.test(cell)) return "blank before it";
          cells.push(cell);
          at = end < 0 ? line.length + 1 : end + 1;
          continue;
        }
        if (quoted === undefined) {
          quoted = "";
          at++;
        }
        const next = takeQuoted(line, at);
        if (next === false) return "text behind it";
        if (next === undefined) return undefined;
        at = next;
      }
      const row = cells;
      cells = [];
      return row;
    },
  };
}
