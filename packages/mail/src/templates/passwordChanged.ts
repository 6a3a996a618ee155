import { link, type MailWords, note, text } from "../blocks.ts";

/** To whoever's password was set anew. */
export const passwordChanged = (facts: { readonly at: Date; readonly logInAddress: string }): MailWords => ({
  subject: "Your password was changed",
  blocks: [
    text("Kia ora,"),
    text(`The password of your Stopbank account was changed on ${nzDateTime(facts.at)}.`),
    text("Everybody who was logged in with it has been logged out."),
    note(
      "If it was not you, set a new one at once: tick 'Forgot password' where you log in, and tell your administrator.",
    ),
    link("Log in", facts.logInAddress),
  ],
});

/** `24 November 2026, 2:30 pm NZDT`: people read mails away from where they are made. */
export const nzDateTime = (at: Date): string =>
  at.toLocaleString("en-NZ", {
    timeZone: "Pacific/Auckland",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
