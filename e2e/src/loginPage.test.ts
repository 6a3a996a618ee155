import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { plugInKey } from "./authenticator.ts";
import { hasFocus } from "./keyboard.ts";
import { signIn, startBrowser, visit } from "./visitor.ts";

const member = "member@stopbank.example";

describe("the log-in", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  const email = (page: Page) => page.getByLabel("E-mail");
  const logIn = async (page: Page) => {
    await email(page).fill(member);
    await page.getByLabel("Password", { exact: true }).fill("Stopbank-1");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Logout" }).waitFor();
  };
  /** What toasts have said. */
  const toasts = (page: Page) => page.locator("[role=status], [role=alert]").allInnerTexts();

  it("A-11, ACC-08: its page has one form by keyboard, and goes on to where one wanted to be", async () => {
    const { page, faults, close } = await visit(browser, {
      path: `/auth/login?returnUrl=${encodeURIComponent("/account?from=mail")}`,
    });
    await email(page).waitFor();
    await expect.poll(() => hasFocus(email(page))).toBe(true);
    expect([await email(page).count(), await page.getByRole("dialog").count()]).toEqual([1, 0]);
    expect(await seriousFindings(page)).toEqual([]);
    await logIn(page);
    await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
    expect(new URL(page.url()).search).toBe("?from=mail");
    // Whoever is logged in is led on at once.
    await page.goto(`${inject("baseUrl")}/auth/login?returnUrl=/accessibility`);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/accessibility");
    expect(faults.filter((fault) => !/status of 401/.test(fault))).toEqual([]);
    await close();
  });

  it("ACC-07: its dialog opens by itself where there is no client for a visitor", async () => {
    const { page, close } = await visit(browser, {
      path: "/home",
      prepare: (fresh) =>
        fresh.route("**/bff/session", (route) => route.fulfill({ json: { signedIn: false, clients: [] } }), {
          times: 1,
        }),
    });
    const dialog = page.getByRole("dialog", { name: "Welcome to Stopbank" });
    await dialog.waitFor();
    await expect.poll(() => hasFocus(email(page))).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await signIn(page, member);
    await page.getByRole("button", { name: "Logout" }).waitFor();
    await close();
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "javascript:alert(1)",
  ])("A-11: goes home where it was to lead to %s", async (wanted) => {
    const { page, close } = await visit(browser, {
      path: `/auth/login?returnUrl=${encodeURIComponent(wanted)}`,
    });
    await logIn(page);
    await expect.poll(() => page.url()).toBe(`${inject("baseUrl")}/home`);
    await close();
  });

  it("ACC-08: over a page that is not for visitors there is one form too, and then the page", async () => {
    const { page, close } = await visit(browser, { path: "/account" });
    await email(page).waitFor();
    expect([await email(page).count(), await page.getByRole("dialog").count()]).toEqual([1, 1]);
    await signIn(page, member);
    await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
    await close();
  });

  it.each([
    ["has none to offer", "NotSupportedError"],
    ["is not asked in time", "NotAllowedError"],
    ["has it taken back", "AbortError"],
    ["refuses the address", "SecurityError"],
  ])(
    "A-23: says nothing of passkeys to who logs in by a password, where the browser %s",
    async (_how, name) => {
      const { page, close } = await visit(browser, {
        path: "/auth/login",
        prepare: (fresh) =>
          fresh.addInitScript((thrown) => {
            navigator.credentials.get = async (options) => {
              document.documentElement.dataset.asked = String(options?.mediation);
              throw new DOMException("No.", thrown);
            };
          }, name),
      });
      await expect.poll(() => page.locator("html").getAttribute("data-asked")).toBe("conditional");
      await logIn(page);
      await page.getByText("Login successful.").waitFor();
      expect((await toasts(page)).join()).not.toMatch(/passkey/i);
      await close();
    },
  );

  it("A-23: lets who has a passkey at hand log in by their password meanwhile", async () => {
    const { page, close } = await visit(browser, {
      path: "/auth/login",
      prepare: async (fresh) => (await plugInKey(fresh)).answers(false),
    });
    await page.getByRole("button", { name: "Log in with a passkey" }).waitFor();
    await logIn(page);
    await page.getByText("Login successful.").waitFor();
    expect((await toasts(page)).join()).not.toMatch(/passkey/i);
    await close();
  });

  it("A-23: below localhost, where browsers use no passkeys, it says so and where they do", async () => {
    const { host, port } = new URL(inject("baseUrl"));
    const { page, faults, close } = await visit(browser);
    await page.goto(`http://larkhaven.localhost:${port}/auth/login`);
    await page.getByText(`Browsers use no passkeys at larkhaven.localhost:${port}.`).waitFor();
    expect(await page.getByRole("button", { name: "Log in with a passkey" }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("link", { name: host }).click();
    await page.getByRole("button", { name: "Log in with a passkey" }).waitFor();
    expect(page.url()).toBe(`http://${host}/auth/login`);
    expect(faults.filter((fault) => !/status of 401/.test(fault))).toEqual([]);
    await close();
  });
});
