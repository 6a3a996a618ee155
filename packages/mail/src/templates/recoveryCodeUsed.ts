import { link, type MailWords, note, text } from "../blocks.ts";
import { nzDateTime } from "./passwordChanged.ts";

/** To whoever's account was logged in to with a recovery code, in place of their second factor. */
export const recoveryCodeUsed = (facts: {
  readonly left: number;
  readonly at: Date;
  readonly accountAddress: string;
}): MailWords => ({
  subject: "A recovery code of yours was used",
  blocks: [
    text("Kia ora,"),
    text(`Somebody logged in to your Stopbank account with a recovery code on ${nzDateTime(facts.at)}.`),
    text(
      facts.left === 0
        ? "It was your last. Make a new set on your account page."
        : `${facts.left} of your codes ${facts.left === 1 ? "is" : "are"} left.`,
    ),
    note(
      "If it was not you, somebody has your password and your codes: set a new password at once, make a new set of codes on your account page, and tell your administrator.",
    ),
    link("Your account", facts.accountAddress),
  ],
});
