import { termsMark } from "@stopbank/web/terms-mark";
import type { BrowserContext } from "playwright-core";

/** Signs a member of the demonstration in, who has agreed to all terms. */
export async function enterAsMember(context: BrowserContext, origin: string, client: string): Promise<void> {
  const signedIn = await context.request.post(`${origin}/bff/session`, {
    headers: { "x-requested-by": "stopbank", origin },
    data: { email: "member@stopbank.example", password: "Stopbank-1" },
  });
  if (!signedIn.ok()) throw new Error(`Signing in was answered ${signedIn.status()}.`);
  await acceptTerms(context, origin, client);
}

/** Makes whoever is signed in, and their browser, one that has agreed to all terms: a dialog over the page is not what is timed. */
async function acceptTerms(context: BrowserContext, origin: string, client: string): Promise<void> {
  const headers = { "x-requested-by": "stopbank", origin, "ui-client-name": client };
  const settings = await context.request.get(`${origin}/api/settings`, { headers });
  const accepted = await context.request.post(`${origin}/api/user/accept_tsncs`, { headers });
  if (!settings.ok() || !accepted.ok())
    throw new Error(`The terms were answered ${settings.status()} and ${accepted.status()}.`);
  const { tsncs_html } = (await settings.json()) as { tsncs_html: string | null };
  await context.addInitScript(
    (mark) => {
      // The browser's first page is nobody's, and has no storage.
      if (location.protocol !== "about:") localStorage.setItem("accepted_terms", mark);
    },
    termsMark(tsncs_html ?? ""),
  );
}
