import { termsMark } from "@stopbank/web/terms-mark";
import { type BrowserContext, errors, type Page } from "playwright-core";

/** Those who sign in in tests about something else. */
const demoPeople = ["admin@stopbank.example", "member@stopbank.example"];

/**
 * Has people, the demonstration's own without a list, agree to the terms of all their clients and see the release notes, so that no
 * test about something else meets either. Their password is the demonstration's.
 */
export async function readBeforehand(baseUrl: string, people: readonly string[] = demoPeople): Promise<void> {
  for (const email of people) {
    const headers = { authorization: `Basic ${Buffer.from(`${email}:Stopbank-1`).toString("base64")}` };
    const login = await fetch(`${baseUrl}/api/user/login`, { method: "POST", headers });
    const { access_token } = (await login.json()) as { access_token: string };
    const authorization = `Bearer ${access_token}`;
    const answer = await fetch(`${baseUrl}/api/client`, { headers: { authorization } });
    for (const { client_name } of (await answer.json()) as { client_name: string }[]) {
      const as = { method: "POST", headers: { authorization, "ui-client-name": client_name } };
      for (const call of ["accept_tsncs", "changelog_seen"]) {
        const kept = await fetch(`${baseUrl}/api/user/${call}`, as);
        if (!kept.ok) throw new Error(`${call} of ${email} in ${client_name} was answered ${kept.status}.`);
      }
    }
  }
}

/** By address: what is kept of the installation's terms there, once accepted. */
const marks = new Map<string, Promise<string>>();

/** Makes a fresh browser one in which the installation's terms were accepted. */
export async function markTermsAccepted(context: BrowserContext, baseUrl: string): Promise<void> {
  const mark = marks.get(baseUrl) ?? markAt(baseUrl);
  marks.set(baseUrl, mark);
  await context.addInitScript(keep, { origin: new URL(baseUrl).origin, mark: await mark });
}

async function markAt(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/settings`, { headers: { "x-requested-by": "stopbank" } });
  if (!answer.ok) throw new Error(`The settings were answered ${answer.status}.`);
  const { tsncs_html } = (await answer.json()) as { tsncs_html: string | null };
  return termsMark(tsncs_html ?? "");
}

/** In the page. */
function keep({ origin, mark }: { readonly origin: string; readonly mark: string }): void {
  if (location.origin === origin) localStorage.setItem("accepted_terms", mark);
}

/** Accepts what a person's client asks for that is new to them, whenever it comes between a test and what it does. */
export async function acceptWhatComes(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Terms and Conditions" });
  // It may go by itself meanwhile, as where the client changes, or lie under another dialog: whatever is there still is answered when it is
  // in the way again, and fails whoever it is in the way of.
  const patience = { timeout: 5_000 };
  await page.addLocatorHandler(
    dialog,
    async () => {
      try {
        await dialog.getByText("I agree to the above Terms and Conditions").click(patience);
        await dialog.getByRole("button", { name: "Continue" }).click(patience);
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error;
      }
    },
    { noWaitAfter: true },
  );
}
