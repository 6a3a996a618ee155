import { code, type MailWords, note, text } from "../blocks.ts";

/** To whoever forgot a password: the code that sets another. */
export const resetCode = (facts: { readonly code: string; readonly minutes: number }): MailWords => ({
  subject: "Your code to set a new password",
  blocks: [
    text("Kia ora,"),
    text("Type this code where you asked for a new password:"),
    code(facts.code),
    text(`It can be used once, within ${facts.minutes} minutes.`),
    note(
      "If it was not you who asked, do nothing: your password stays as it is. Never give the code to anybody, whoever asks for it.",
    ),
  ],
});
