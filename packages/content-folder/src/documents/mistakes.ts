import { DomainError } from "@stopbank/errors";

/** What is wrong with a file of content, where, and what to do about it. */
export interface Mistake {
  /** Its path in the folder, with `/` between. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong, as a sentence. */
  readonly problem: string;
  /** What to do, as a sentence. */
  readonly remedy: string;
}

/** So many are told at once. */
export const mostMistakes = 100;

/** `articles/floods.md:12: "titel" is no field of an article. Remove it, or ...` */
export const mistakeInWords = ({ file, line, problem, remedy }: Mistake): string =>
  `${file}:${line}: ${problem} ${remedy}`;

/**
 * The refusal of content with mistakes: `content/mistakes`, with each of the first 100 in a line of its own in the message, and as
 * `mistakes` in its facts.
 *
 * @param others how many there are that are not told.
 */
export function contentMistakes(mistakes: readonly Mistake[], others = 0): DomainError {
  const told = mistakes.slice(0, mostMistakes);
  const all = mistakes.length + others;
  const more = all - told.length;
  const count = all === 1 ? "There is a mistake" : `There are ${all} mistakes`;
  return new DomainError(
    "invalid",
    "content/mistakes",
    [
      `${count} in this content, so nothing was changed.`,
      ...told.map(mistakeInWords),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join("\n"),
    { mistakes: told },
  );
}
