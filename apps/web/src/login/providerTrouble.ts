/** Why nobody was logged in by their organisation's own sign-in, by the code that the browser came back with. */
const sentences: Readonly<Record<string, string>> = {
  "sign-in/cancelled":
    "You were not logged in: your organisation's sign-in was cancelled, or does not admit you to Stopbank.",
  "sign-in/over": "This log-in has taken too long, or was begun in another tab. Log in again.",
  "sign-in/refused":
    "What your organisation's sign-in answered cannot be trusted, so nobody was logged in. Try again; should it happen once more, tell your administrator.",
  "sign-in/none":
    "This organisation has no sign-in of its own. Log in with your e-mail address and password.",
  "sign-in/no-role": "Your account has no role in Stopbank. Ask your administrator for one.",
  "sign-in/no-email":
    "Your organisation's sign-in does not tell your e-mail address. Ask your administrator.",
  "sign-in/email-unverified":
    "Your organisation's sign-in has not verified your e-mail address. Ask your administrator.",
  "sign-in/other-domain":
    "Your e-mail address is not one of this organisation's. Log in with an e-mail address and password instead.",
  "sign-in/other-account":
    "Your e-mail address belongs to another account of your organisation's. Ask your administrator.",
  "sign-in/not-a-member":
    "You are not a member of this organisation's Stopbank yet. Ask your administrator to invite you.",
  "auth/too-many-attempts": "Too many attempts, please wait and try again.",
};

/** A sentence of ours for a code of ours, whatever it is; undefined without one. */
export const providerTrouble = (search: string): string | undefined => {
  const code = new URLSearchParams(search).get("trouble");
  if (code === null) return undefined;
  return Object.hasOwn(sentences, code)
    ? sentences[code]
    : "Your organisation's sign-in does not work as it should. Try again in a few minutes.";
};
