import { code, type MailWords, note, text } from "../blocks.ts";

/** To whoever has signed up: the code that proves the address. */
export const signUpCode = (facts: { readonly code: string; readonly minutes: number }): MailWords => ({
  subject: "Your code to confirm your sign-up",
  blocks: [
    text("Kia ora,"),
    text("Type this code where you signed up for Stopbank:"),
    code(facts.code),
    text(`It can be used once, within ${facts.minutes} minutes.`),
    note(
      "If it was not you who signed up, do nothing: without the code nobody can. Never give the code to anybody, whoever asks for it.",
    ),
  ],
});
