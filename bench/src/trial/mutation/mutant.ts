/** One small change to one file, which some test should notice. */
export interface Mutant {
  /** From the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Characters of the file that `replacement` takes the place of. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

/** The file's text with the change made. */
export const mutated = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

export const nameOf = ({ file, line, original, replacement }: Mutant): string =>
  `${file}:${line}  ${oneLine(original)}  ->  ${oneLine(replacement)}`;

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 60)} ... ${line.slice(-25)}` : line;
};
