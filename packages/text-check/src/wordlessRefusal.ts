import { DomainError } from "@stopbank/errors";
import type { WordlessMedium } from "./wordlessMedia.ts";

/** So many are told at once. */
const mostTold = 20;

/** The refusal of a text that is to be published: `content/not-ready`, with each picture and film; undefined where there is none. */
export function wordlessRefusal(found: readonly WordlessMedium[]): DomainError | undefined {
  if (found.length === 0) return undefined;
  const more = found.length - mostTold;
  return new DomainError(
    "invalid",
    "content/not-ready",
    [
      "This text is not ready to be published. Put right, and publish again:",
      ...found.slice(0, mostTold).map(inWords),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join("\n"),
  );
}

const inWords = ({ is, url, pointer }: WordlessMedium): string =>
  is === "picture"
    ? `${pointer}: the picture ${url} has no alternative text. Say what it shows, for whoever does not see it.`
    : `${pointer}: the film ${url} has neither captions nor a transcript.`;
