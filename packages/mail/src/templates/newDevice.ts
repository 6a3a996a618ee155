import { link, type MailWords, note, text } from "../blocks.ts";
import { nzDateTime } from "./passwordChanged.ts";

/** To whoever's account was logged in to in a browser, and from a network, that it was not before. */
export const newDevice = (facts: { readonly at: Date; readonly logInAddress: string }): MailWords => ({
  subject: "A log-in from a new device",
  blocks: [
    text("Kia ora,"),
    text(
      `Somebody logged in to your Stopbank account on ${nzDateTime(facts.at)}, from a device and a network that are new to it.`,
    ),
    text("If it was you, there is nothing to do."),
    note(
      "If it was not, set a new password: tick 'Forgot password' where you log in. That logs everybody out. Then tell your administrator.",
    ),
    link("Log in", facts.logInAddress),
  ],
});
