import { link, type MailWords, note, text } from "../blocks.ts";
import { nzDateTime } from "./passwordChanged.ts";

/** What somebody logs in with beside their password. */
export type MailedFactor = "an authenticator app" | "a passkey" | "a new set of recovery codes";

/** To whoever's account has another factor. */
export const factorAdded = (facts: {
  readonly factor: MailedFactor;
  readonly at: Date;
  readonly accountAddress: string;
}): MailWords => ({
  subject: "Your account can be logged in to with something new",
  blocks: [
    text("Kia ora,"),
    text(`Your Stopbank account got ${facts.factor} on ${nzDateTime(facts.at)}.`),
    text("If it was you, there is nothing to do."),
    note(
      "If it was not, remove it at once on your account page, set a new password there, and tell your administrator.",
    ),
    link("Your account", facts.accountAddress),
  ],
});
