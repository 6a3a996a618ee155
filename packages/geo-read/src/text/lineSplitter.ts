/** Puts pieces of text together to lines, which end in a line feed, a carriage return, or both. */
export function lineSplitter() {
  let openLine: string[] = [];
  let length = 0;
  let endsInReturn = false;
  return {
    /** The lines that a piece of text completes. */
    add(piece: string): string[] {
      const text = endsInReturn ? `\r${piece}` : piece;
      endsInReturn = text.endsWith("\r");
      // Whether a line feed follows, the next piece shows.
      const known = endsInReturn ? text.slice(0, -1) : text;
      const lines = (known.includes("\r") ? known.replace(/\r\n?/g, "\n") : known).split("\n");
      const last = lines.pop()!;
      if (lines.length > 0) {
        lines[0] = openLine.join("") + lines[0];
        openLine = [];
        length = 0;
      }
      openLine.push(last);
      length += last.length;
      return lines;
    },
    /** Characters of the line that has no end yet. */
    pending: (): number => length,
    /** What is left when there are no more pieces. */
    rest(): string[] {
      const line = openLine.join("");
      openLine = [];
      length = 0;
      return line === "" ? [] : [line];
    },
  };
}
