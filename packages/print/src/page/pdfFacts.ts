/** What a PDF says of its pages. */
export interface PdfFacts {
  readonly pages: number;
  /** The longest side of any page. */
  readonly longestMillimetres: number;
}

export interface PdfReader {
  read(part: Buffer): void;
  facts(): PdfFacts;
}

const millimetresPerPoint = 25.4 / 72;
/** Longer than what is looked for, and than a box may be written. */
const overlap = 256;

/**
 * Counts pages and measures paper while a PDF passes by in parts. It looks for what Skia, by which Chromium writes PDFs, writes
 * of each page in the clear: objects of `/Type /Page` with a `/MediaBox`. Contents are packed, so none is taken for one.
 */
export function createPdfReader(): PdfReader {
  let pages = 0;
  let longestPoints = 0;
  let rest = "";
  const look = (text: string, until: number) => {
    for (const { index } of text.matchAll(/\/Type \/Page(?![a-zA-Z])/g)) if (index < until) pages++;
    for (const { index, 1: box = "" } of text.matchAll(/\/MediaBox \[([-\d. ]+)\]/g))
      if (index < until) longestPoints = Math.max(longestPoints, ...box.trim().split(/ +/).map(Number));
  };
  return {
    read(part) {
      const text = rest + part.toString("latin1");
      const until = Math.max(0, text.length - overlap);
      look(text, until);
      rest = text.slice(until);
    },
    facts() {
      look(rest, rest.length);
      rest = "";
      return { pages, longestMillimetres: Math.round(longestPoints * millimetresPerPoint) };
    },
  };
}
