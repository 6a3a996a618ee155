import { link, type MailWords, note, text } from "../blocks.ts";

/** To the owner of an account, with whose address somebody has signed up again. */
export const alreadySignedUp = (facts: { readonly logInAddress: string }): MailWords => ({
  subject: "You have a Stopbank account already",
  blocks: [
    text("Kia ora,"),
    text(
      "Somebody has signed up for Stopbank with your e-mail address, which has an account already. Nothing of it has changed.",
    ),
    text("If it was you, log in. Where you no longer know the password, tick 'Forgot password' there."),
    link("Log in", facts.logInAddress),
    note("If it was not you, there is nothing to do."),
  ],
});
