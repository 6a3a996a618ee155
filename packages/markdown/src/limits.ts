/** Beyond these a text is shown as it was typed. What somebody writes for people to read stays far below them. */
const mostCharacters = 100_000;
/** Of a paragraph or list without an empty line: each may be compared with every other. */
const mostMarksTogether = 1_000;
/** The same of those for emphasis, which are compared most. */
const mostEmphasisTogether = 400;
/** Quotes and lists within each other on one line. */
const mostNested = 50;
/** Headings by the line beneath them: each is found among all that came before. */
const mostUnderlines = 500;

/** Longer formulas are shown as they were typed. */
const mostOfFormula = 5_000;
/** What defines a command: one of few characters may stand for millions, and KaTeX counts how often it is written out, not how long it is. */
const isDefinition = /\\(?:[egx]?def|(?:future)?let|(?:(?:re)?new|provide)command)(?![A-Za-z@])/;

const isMark = /[*_[\]!<`$^]/g;
const isEmphasis = /[*_]/g;

/**
 * Whether a text is set in little time, whoever wrote it: some marks take micromark a time that grows with the square of
 * their number, so their number is bounded and the time with it. Takes a time in proportion to the text itself.
 */
export function isWithinLimits(text: string): boolean {
  if (text.length > mostCharacters) return false;
  let marks = 0;
  let emphasis = 0;
  let underlines = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const isBetween = line.trim() === "";
    marks = isBetween ? 0 : marks + count(line, isMark);
    emphasis = isBetween ? 0 : emphasis + count(line, isEmphasis);
    if (/^[ >]*(=+|-+)\s*$/.test(line)) underlines++;
    if (marks > mostMarksTogether || emphasis > mostEmphasisTogether) return false;
    if (underlines > mostUnderlines || nestingOf(line) > mostNested) return false;
  }
  return true;
}

/** Whether a formula is set in a time in proportion to its length, whoever wrote it. */
export const isFormulaWithinLimits = (formula: string): boolean =>
  formula.length <= mostOfFormula && !isDefinition.test(formula);

const count = (line: string, marks: RegExp): number => line.match(marks)?.length ?? 0;

/** How many marks of quotes and lists a line begins with, or steps that it is indented by. */
function nestingOf(line: string): number {
  const [lead = ""] = /^(?:[ \t>*+-]|\d{1,9}[.)])*/.exec(line) ?? [];
  return (lead.match(/[>*+-]|[.)]|\t| {2}/g) ?? []).length;
}
