import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { tabTo } from "./keyboard.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

describe("API tokens", () => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    session = await signedIn(browser, "admin@stopbank.example");
  });
  afterAll(() => browser.close());

  /** As a program asks: without a browser, from a machine of its own. */
  const ask = async (token: string, path = "/layer") => {
    const answer = await fetch(`${inject("baseUrl")}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { error } = (await answer.json()) as { error?: { code: string } };
    return error === undefined ? answer.status : `${answer.status} ${error.code}`;
  };

  it("are made by keyboard, shown once, copied, used, and refused at once when they are revoked", async () => {
    const { page, context, faults, close } = await visit(browser, {
      path: "/administration/tokens",
      session,
    });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const name = `Sync ${Date.now()}`;
    const opener = page.getByRole("button", { name: "New token" });
    await opener.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(opener);
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "New API token" });
    await form.waitFor();
    await page.keyboard.press("Enter");
    await form.getByText("Say which program it is for.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(form.getByRole("textbox", { name: "Name" }));
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");

    const shown = page.getByRole("dialog", { name: `Token ${name}` });
    const copy = shown.getByRole("button", { name: "Copy token" });
    await copy.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(copy);
    await page.keyboard.press("Enter");
    await page.getByText("The token is copied.").waitFor();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    expect(token).toMatch(/^sbt_[\w-]{49}$/);
    await tabTo(shown.getByRole("button", { name: "I have kept it" }));
    await page.keyboard.press("Enter");
    await shown.waitFor({ state: "detached" });
    expect(await page.content()).not.toContain(token.slice(4, 24));

    expect(await ask(token)).toBe(200);
    expect(await ask(token, "/client/users")).toBe("403 auth/scope-missing");
    expect(await ask(`${token.slice(0, -1)}`)).toBe("401 auth/api-token-mistyped");
    // The page itself acts as who has logged in, whatever it sends beside its session.
    const beside = await page.evaluate(async (authorization) => {
      const headers = { authorization, "x-requested-by": "stopbank" };
      return [
        (await fetch("/api/client/users", { headers })).status,
        (await fetch("/api/layer", { headers: { authorization } })).status,
      ];
    }, `Bearer ${token}`);
    expect(beside).toEqual([200, 403]);

    const revoke = page.getByRole("button", { name: `Revoke ${name}` });
    await tabTo(revoke);
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Revoke token?" });
    await question.getByText(/refused from its next request on/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(question.getByRole("button", { name: "Revoke token" }));
    await page.keyboard.press("Enter");
    await page.getByText(`${name} is revoked.`).waitFor();
    expect(await ask(token)).toBe("401 auth/api-token-revoked");
    await revoke.waitFor({ state: "detached" });

    await page.goto(`${inject("baseUrl")}/administration/trail`);
    const rows = page.getByRole("table", { name: "Audit trail" }).getByRole("row", { name });
    await rows.nth(2).waitFor();
    expect(await rows.allTextContents()).toEqual([
      expect.stringMatching(/Revoked an API token.*in use → revoked/),
      // What it had no scope for, above.
      expect.stringMatching(/by token .*Was refused something.*auth\/scope-missing/),
      expect.stringMatching(/Made an API token.*nothing.*map:read/),
    ]);
    expect(await page.content()).not.toContain(token.slice(4, 24));
    // The refusal of the call without our header is what the test asked for.
    expect(faults.filter((fault) => !fault.includes("403"))).toEqual([]);
    await close();
  });

  it("fit a phone and an enlarged page", async () => {
    for (const [widthPx, heightPx] of [
      [390, 844],
      [720, 450],
    ] as const) {
      const { page, close } = await visit(browser, {
        path: "/administration/tokens",
        session,
        widthPx,
        heightPx,
      });
      const opener = page.getByRole("button", { name: "New token" });
      await opener.waitFor();
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await wide()).toBeLessThanOrEqual(0);
      await opener.click();
      await page
        .getByRole("dialog", { name: "New API token" })
        .getByRole("textbox", { name: "Name" })
        .waitFor();
      expect(await wide()).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page)).toEqual([]);
      await close();
    }
  });
});
