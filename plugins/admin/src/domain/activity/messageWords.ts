import type { FeedbackState, InboxMessage } from "@stopbank/contract/inbox";

export const stateWords: Readonly<Record<FeedbackState, string>> = {
  new: "New",
  open: "Open",
  done: "Done",
};

/**
 * Where the message was sent from, as an address of this app: a map's is the whole map as it was. Undefined for none, and for what
 * would lead elsewhere: a stranger wrote it.
 */
export function placeOfMessage({ page }: Pick<InboxMessage, "page">): string | undefined {
  // Browsers take `/\` for `//`, and leave out tabs and line breaks.
  if (page === null || !/^\/(?![/\\])[^\s\\]*$/.test(page)) return undefined;
  return page;
}

/** Whether that is a map. */
export const isMap = (place: string): boolean => /^\/risk([/?#]|$)/.test(place);

/** A path without the state that follows it: what of an address people can read. */
export const pathOf = (place: string): string => place.split(/[?#]/)[0] ?? place;

/** How much of the message an answer quotes: mail programs take some 2,000 characters of an address. */
const mostQuoted = 600;

/** An answer in the reader's own mail program. */
export function answerHref(
  { email, text }: Pick<InboxMessage, "email" | "text">,
  organisation: string,
): string | undefined {
  if (email === null) return undefined;
  const shown = text.length > mostQuoted ? `${text.slice(0, mostQuoted).toWellFormed()}...` : text;
  const quoted = shown.replace(/^/gm, "> ").replace(/\r?\n/g, "\r\n");
  const subject = encodeURIComponent(`Your message to ${organisation}`);
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
}
