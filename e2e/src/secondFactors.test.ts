import { createHmac } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { newestMail } from "./mailbox.ts";
import { type StartedProduct, startProduct } from "./startProduct.ts";
import { startBrowser, visit } from "./visitor.ts";

const password = "Stopbank-1";

/** On a product of its own: what these do to accounts nobody else should meet. */
describe("second factors", () => {
  let browser: Browser;
  let product: StartedProduct;
  beforeAll(async () => {
    [browser, product] = await Promise.all([startBrowser(), startProduct()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

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
  /** A key that the browser has, and whose owner says yes at once. */
  const plugInKey = async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { devtools, authenticatorId };
  };
  const shownSecret = async (page: Page) => {
    await page.getByText("Type a key instead").click();
    return ((await page.locator(".factor-secret code").textContent()) ?? "").replaceAll(" ", "");
  };

  it("A-24, A-25: an app is set up and logged in with by keyboard, then a recovery code stands in for it", async () => {
    const email = "member@stopbank.example";
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
    const first = codeOf(secret, -1);
    await page.getByLabel("Code from the app").fill(first);
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
    await page.keyboard.type(first);
    await page.keyboard.press("Enter");
    // Half a minute later it is too old to be a code at all.
    await page.getByText(/used before|This code is not right/).waitFor();
    await field.fill("");
    await page.keyboard.type(codeOf(secret));
    await page.keyboard.press("Enter");
    await untilIn(page);
    await leave(page);

    await page.goto(`${product.baseUrl}/auth/login`);
    await typePassword(page, email);
    await button(page, "Use a recovery code").click();
    await page.getByLabel("Recovery code").fill(String(codes[0]));
    await page.keyboard.press("Enter");
    await untilIn(page);
    await page.goto(`${product.baseUrl}/account`);
    await page.getByText(/^9 are left/).waitFor();
    await button(page, "Remove the app").click();
    await button(page, "Remove app").click();
    await page.getByText("You get ten with your first app or passkey.").waitFor();
    expect(faults.filter((fault) => !/40[01]|429|449/.test(fault))).toEqual([]);
    await close();
  });

  it("A-23: a passkey logs in without a password", async () => {
    const email = "admin@stopbank.example";
    const { page, close } = await atAccount(email);
    await plugInKey(page);
    await button(page, "Add a passkey").click();
    await page.getByLabel("Name of the passkey").fill("Work laptop");
    await page.keyboard.press("Enter");
    await button(page, "I have kept them").click();
    await page.getByRole("list", { name: "Passkeys" }).getByText("Work laptop").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await leave(page);

    // Chromium's own key answers what is offered beside the e-mail field by itself; else the button asks.
    await page.goto(`${product.baseUrl}/auth/login`);
    await Promise.race([
      untilIn(page),
      button(page, "Log in with a passkey")
        .click()
        .then(() => untilIn(page))
        .catch(() => untilIn(page)),
    ]);
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

  it("A-06: a person ends their other sessions, and changes their password", async () => {
    const email = "member@stopbank.example";
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

/** What an app shows (RFC 6238), so many steps from now. */
function codeOf(secret: string, steps = 0): string {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((digit) => digits.indexOf(digit).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
