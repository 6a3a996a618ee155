import { setTimeout as later } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { appCode, plugInKey, shownSecret } from "./authenticator.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { newestMail } from "./mailbox.ts";
import { readBeforehand } from "./readBeforehand.ts";
import { startBeside } from "./startBeside.ts";
import type { StartedProduct } from "./startProduct.ts";
import { startBrowser, visit } from "./visitor.ts";

const password = "Stopbank-1";

/** On a product of its own, and each with people of its own: what these do to accounts nobody else should meet, nor they themselves when tried again. */
describe("second factors", () => {
  let browser: Browser;
  let product: StartedProduct;
  beforeAll(async () => {
    [browser, product] = await Promise.all([startBrowser(), startBeside()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  let people = 0;
  /** Somebody new. @param where as `larkhaven:admin`. */
  const somebody = async (where = "larkhaven") => {
    const email = `person.${++people}.${Date.now()}@somewhere.example`;
    await product.orderWith(`${password}\n`, "user", "add", email, "--client", where);
    await readBeforehand(product.baseUrl, [email]);
    return email;
  };
  const visiting = (path = "/", more: object = {}) =>
    visit(browser, { baseUrl: product.baseUrl, path, widthPx: 1024, heightPx: 768, ...more });
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const typePassword = async (page: Page, email: string, secret = password) => {
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(secret);
    await page.keyboard.press("Enter");
  };
  const untilIn = (page: Page) => button(page, "Logout").waitFor();
  const leave = async (page: Page) => {
    await button(page, "Logout").click();
    await button(page, "Signout").click();
    await page.getByText("You have been signed out").or(button(page, "Login")).first().waitFor();
  };
  /** Signed in at the page of one's own account. */
  const atAccount = async (email: string) => {
    const visitor = await visiting("/account");
    await typePassword(visitor.page, email);
    await visitor.page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
    return visitor;
  };
  it("A-24, A-25: an app is set up and logged in with by keyboard, then a recovery code stands in for it", async () => {
    const email = await somebody();
    const { page, faults, close } = await atAccount(email);
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(button(page, "Set up an app"));
    await page.keyboard.press("Enter");
    await page.getByRole("img", { name: "QR code for your authenticator app" }).locator("path").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const secret = await shownSecret(page);
    await page.getByLabel("Code from the app").fill("000000");
    await page.keyboard.press("Enter");
    await page.getByText("This code is not right").waitFor();
    await page.getByLabel("Code from the app").fill(appCode(secret));
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Recovery codes" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const codes = await page
      .getByRole("list", { name: "Recovery codes" })
      .getByRole("listitem")
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    expect(await hasFocus(button(page, "I have kept them"))).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText(/^10 are left/).waitFor();
    expect((await newestMail(product.baseUrl, email, /^Your account can be/)).text).toContain(
      "an authenticator app",
    );
    await leave(page);

    await page.goto(`${product.baseUrl}/auth/login`);
    await typePassword(page, email);
    const field = page.getByLabel("Code from your app");
    await field.waitFor();
    expect(await hasFocus(field)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await page.getByText("This code is not right.").waitFor();
    await field.fill("");
    // Of an app that runs ahead: it stays good for a minute at least.
    const code = appCode(secret, 1);
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await untilIn(page);
    await leave(page);

    await page.goto(`${product.baseUrl}/auth/login`);
    // Sent before it is known what the person has: it is taken all the same.
    await page.route(
      "**/second-factor/begin",
      async (route) => {
        await later(1_000);
        await route.continue();
      },
      { times: 1 },
    );
    await typePassword(page, email);
    await field.fill(code);
    await page.keyboard.press("Enter");
    await page.getByText("This code is used up. Wait for the next one and try again.").waitFor();
    await button(page, "Use a recovery code").click();
    await page.getByLabel("Recovery code").fill(String(codes[0]));
    await page.keyboard.press("Enter");
    await untilIn(page);
    await leave(page);

    await page.goto(`${product.baseUrl}/auth/login`);
    await typePassword(page, email);
    await button(page, "Use a recovery code").click();
    await page.getByLabel("Recovery code").fill(String(codes[0]));
    await page.keyboard.press("Enter");
    await page.getByText("This recovery code was used before. Type another one.").waitFor();
    await page.getByLabel("Recovery code").fill(String(codes[1]));
    await page.keyboard.press("Enter");
    await untilIn(page);
    await page.goto(`${product.baseUrl}/account`);
    await page.getByText(/^8 are left/).waitFor();
    await button(page, "Remove the app").click();
    await button(page, "Remove app").click();
    await page.getByText("You get ten with your first app or passkey.").waitFor();
    expect(faults.filter((fault) => !/40[01]|429|449/.test(fault))).toEqual([]);
    await close();
  });

  it("A-23: a passkey logs in without a password", async () => {
    const email = await somebody();
    const { page, close } = await atAccount(email);
    const key = await plugInKey(page);
    await button(page, "Add a passkey").click();
    await page.getByLabel("Name of the passkey").fill("Work laptop");
    await page.keyboard.press("Enter");
    await button(page, "I have kept them").click();
    await page.getByRole("list", { name: "Passkeys" }).getByText("Work laptop").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await leave(page);

    // The owner says yes to what the browser offers beside the e-mail field, without a button pressed.
    await page.goto(`${product.baseUrl}/auth/login`);
    await untilIn(page);
    await leave(page);

    // Who does not is asked by the button.
    await key.answers(false);
    await page.goto(`${product.baseUrl}/auth/login`);
    const ask = button(page, "Log in with a passkey");
    await ask.waitFor();
    expect(await button(page, "Logout").count()).toBe(0);
    await key.answers(true);
    await ask.click();
    await untilIn(page);
    await page.goto(`${product.baseUrl}/account`);
    await page
      .getByText(/last used/)
      .first()
      .waitFor();
    await button(page, "Remove Work laptop").click();
    await button(page, "Remove passkey").click();
    await page.getByText("The passkey is removed.").waitFor();
    await close();
  });

  it("A-23: below localhost, where browsers use no passkeys, whoever has nothing else gets in by a recovery code", async () => {
    const email = await somebody();
    const { page, close } = await atAccount(email);
    await plugInKey(page);
    await button(page, "Add a passkey").click();
    await page.getByLabel("Name of the passkey").press("Enter");
    const list = page.getByRole("list", { name: "Recovery codes" });
    await list.waitFor();
    const [code] = await list.getByRole("listitem").allInnerTexts();
    await close();

    const { port } = new URL(product.baseUrl);
    const there = await visiting();
    await there.page.goto(`http://larkhaven.localhost:${port}/auth/login`);
    await typePassword(there.page, email);
    await there.page.getByText(/^Browsers use no passkeys at larkhaven/).waitFor();
    expect(await button(there.page, "Use your passkey").count()).toBe(0);
    await there.page.getByLabel("Recovery code").fill(String(code));
    await there.page.keyboard.press("Enter");
    await untilIn(there.page);
    await there.page.goto(`http://larkhaven.localhost:${port}/account`);
    await there.page.getByText(/^Browsers use no passkeys at larkhaven/).waitFor();
    expect(await button(there.page, "Add a passkey").count()).toBe(0);
    expect(await seriousFindings(there.page)).toEqual([]);
    await there.close();
  });

  it("A-24, A-25: one that a client demands of everybody is set up before anything else, and asked for from then on", async () => {
    const client = `council-${Date.now()}`;
    await product.order("client", "add", client, "--display-name", "Council of the Bay");
    const [admin, email] = [await somebody(`${client}:admin`), await somebody(client)];
    const own = await visiting("/administration/second-factors");
    await typePassword(own.page, admin);
    await own.page.getByText("Demanded of everybody").click();
    await own.page.getByText(/^A second factor is demanded of everybody now/).waitFor();
    await own.close();

    const { page, faults, close } = await visiting("/auth/login?returnUrl=/accessibility");
    await typePassword(page, email);
    await page.getByRole("heading", { name: "Set up a second step" }).waitFor();
    await page.getByText(/^Council of the Bay asks for a second step/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // With what the browser has by now, none of the client is to be had.
    const calls = [
      "/api/user",
      "/api/user/account",
      "/api/client/config",
      "/api/client/preferences",
      "/bff/jobs",
    ];
    const answers = () => Promise.all(calls.map((call) => askAs(page, call, client)));
    expect(await answers()).toEqual([401, 401, 403, 403, 401]);
    const secret = await shownSecret(page);
    await page.getByLabel("Code from the app").fill(appCode(secret));
    await page.keyboard.press("Enter");
    const list = page.getByRole("list", { name: "Recovery codes" });
    await list.waitFor();
    const codes = await list.getByRole("listitem").allInnerTexts();
    // Over to a password manager's window and back: the codes are still there.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.waitForTimeout(1_000);
    expect(await list.getByRole("listitem").allInnerTexts()).toEqual(codes);
    await button(page, "I have kept them").click();
    await untilIn(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/accessibility");
    expect(await answers()).toEqual([200, 200, 200, 200, 200]);
    await leave(page);

    await page.goto(`${product.baseUrl}/auth/login?returnUrl=/accessibility`);
    await typePassword(page, email);
    // The one after the one it was set up with, which is used up.
    await page.getByLabel("Code from your app").fill(appCode(secret, 1));
    expect(await askAs(page, "/api/user", client)).toBe(401);
    await page.keyboard.press("Enter");
    await untilIn(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/accessibility");
    expect(faults.filter((fault) => !/40[013]|449/.test(fault))).toEqual([]);
    await close();
  });

  it("A-06: a person ends their other sessions, and changes their password", async () => {
    const email = await somebody();
    const [own, other] = [await atAccount(email), await atAccount(email)];
    await own.page.reload();
    await own.page.getByText("This one").waitFor();
    await button(own.page, "End all others").click();
    await own.page.getByText("You are logged in nowhere else.").waitFor();
    await other.page.reload();
    await button(other.page, "Logout").waitFor({ state: "hidden" });
    const fill = async (present: string, next: string) => {
      await own.page.getByLabel("Present password").fill(present);
      await own.page.getByLabel("New password", { exact: true }).fill(next);
      await own.page.getByLabel("Confirm password").fill(next);
      await own.page.keyboard.press("Enter");
    };
    await fill(password, "Password-1");
    await own.page.getByText(/those that are guessed first/).waitFor();
    expect(await seriousFindings(own.page)).toEqual([]);
    await fill("Wrong-pass-1", "Pāua & kina 8");
    await own.page.getByText("This is not your present password.").waitFor();
    await fill(password, "Pāua & kina 8");
    await own.page.getByText("Password changed. Your other sessions have ended.").waitFor();
    await fill("Pāua & kina 8", password);
    await own.page.getByText("Password changed. Your other sessions have ended.").first().waitFor();
    await own.close();
    await other.close();
  });
});

/** How the BFF answers to a browser's own request. */
async function askAs(page: Page, path: string, client: string): Promise<number> {
  return page.evaluate(
    async ([path, client]) =>
      (await fetch(path, { headers: { "x-requested-by": "stopbank", "ui-client-name": client } })).status,
    [path, client] as const,
  );
}
