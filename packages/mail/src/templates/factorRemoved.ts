import { link, type MailWords, note, text } from "../blocks.ts";
import { nzDateTime } from "./passwordChanged.ts";

/** To whoever's account has lost a factor: by themselves, or by an administrator, who can take all away. */
export const factorRemoved = (facts: {
  readonly factor: "its authenticator app" | "a passkey" | "all its second factors";
  readonly byAdministrator: boolean;
  readonly at: Date;
  readonly accountAddress: string;
}): MailWords => ({
  subject: "A second factor of your account was removed",
  blocks: [
    text("Kia ora,"),
    text(
      `Your Stopbank account lost ${facts.factor} on ${nzDateTime(facts.at)}${facts.byAdministrator ? ", by an administrator" : ""}.`,
    ),
    text(
      facts.byAdministrator
        ? "Everybody who was logged in with it has been logged out."
        : "If it was you, there is nothing to do.",
    ),
    note(
      "If neither you nor anybody you asked did it, set a new password at once: tick 'Forgot password' where you log in. Then tell your administrator.",
    ),
    link("Your account", facts.accountAddress),
  ],
});
