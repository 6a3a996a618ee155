import { isEmail } from "./email.ts";

/** So many people are invited at once. */
export const MOST_INVITED = 100;

/** Whom a list invites, or what is wrong with it, as a sentence. */
export type InviteList = { readonly emails: readonly string[] } | { readonly problem: string };

/**
 * Reads whom an administrator wants to invite: addresses with commas between, or with whitespace where there is no comma, as
 * a column of a spreadsheet is pasted. An address that stands there twice is read once.
 */
export function readInviteList(text: string): InviteList {
  const list = text.trim();
  // Each mark is one separator, so that a second one in a row leaves an empty entry; a line may end with two.
  const entries = list.includes(",") ? list.split(",").map((entry) => entry.trim()) : list.split(/\r\n|\s/);
  if (entries.includes("")) return { problem: "Extra comma or space found in invite list" };
  const strangers = entries.filter((entry) => !isEmail(entry));
  if (strangers.length > 0) return { problem: `Invalid email: ${strangers.join(", ")}` };
  const emails = [...new Map(entries.map((email) => [email.toLowerCase(), email])).values()];
  if (emails.length > MOST_INVITED)
    return {
      problem: `At most ${MOST_INVITED} people can be invited at once, and this list has ${emails.length}`,
    };
  return { emails };
}
