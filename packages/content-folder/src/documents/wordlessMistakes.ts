import { allWordlessMedia, type WordlessMedium } from "@stopbank/text-check";
import type { Mistake } from "./mistakes.ts";

/**
 * The pictures and films of a document that say nothing to whoever does not see or hear them, each with its line.
 *
 * @param text the file's.
 */
export function wordlessMistakes(
  { file, body }: { readonly file: string; readonly body: unknown },
  text: string,
  lineOf: (pointer: string) => number,
): readonly Mistake[] {
  const found = allWordlessMedia(body);
  if (found.length === 0) return [];
  const lines = text.split("\n");
  return found.map((medium) => {
    const first = lineOf(medium.pointer);
    const within = lines.slice(first - 1).findIndex((line) => isAbout(medium, line));
    return { file, line: within === -1 ? first : first + within, ...said[medium.is](medium.url) };
  });
}

/** In a text the picture may stand lines below where the text begins, and with words elsewhere in it. */
const isAbout = ({ url }: WordlessMedium, line: string): boolean =>
  line.includes(url) && !/!\[[^\]]*[\p{L}\p{N}]/u.test(line);

const said = {
  picture: (url) => ({
    problem: `The picture ${url} has no alternative text.`,
    remedy: "Say what it shows, for whoever does not see it: in a text between the brackets of ![...].",
  }),
  film: (url) => ({
    problem: `The film ${url} has neither captions nor a transcript.`,
    remedy: "Add its captions (WebVTT), or what is said and seen in it as its transcript.",
  }),
} satisfies Readonly<Record<WordlessMedium["is"], (url: string) => Pick<Mistake, "problem" | "remedy">>>;
