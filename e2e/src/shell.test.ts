import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { signIn, startBrowser, visit } from "./visitor.ts";

describe("the shell", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it("shows a visitor the public client and asks for an account where one is needed", async () => {
    const { page, faults, close } = await visit(browser);
    await page.getByRole("heading", { name: "Larkhaven open data" }).waitFor();
    await page.getByRole("button", { name: "Log in" }).first().waitFor();
    expect(await page.getByRole("link", { name: "Summary" }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto(`${inject("baseUrl")}/adaptation`);
    await page.getByRole("heading", { name: "Larkhaven open data" }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(home)?$/);
    expect(faults).toEqual([]);
    await close();
  });

  it("G-16 MAP-34 AMB-30 serves icons, our own logo and the client's at addresses of their own", async () => {
    const paths = ["/icons/home.svg", "/icons/map-marker", "/logos/RexLogo.svg", "/logos/full.svg"];
    for (const path of paths) {
      const answer = await fetch(`${inject("baseUrl")}${path}`);
      expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/svg+xml"]);
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      expect(await answer.text()).toMatch(/^<svg .*<\/svg>\s*$/s);
    }
  });

  it("G-16 has an icon for every layer of the demonstration", async () => {
    const origin = inject("baseUrl");
    const login = await fetch(`${origin}/bff/session`, {
      method: "POST",
      headers: { "x-requested-by": "stopbank", origin, "content-type": "application/json" },
      body: JSON.stringify({ email: "member@stopbank.example", password: "Stopbank-1" }),
    });
    const cookie = login.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
    const answered = await fetch(`${origin}/api/layer`, {
      headers: { "x-requested-by": "stopbank", cookie: cookie.join("; ") },
    });
    const icons = [...(await answered.text()).matchAll(/"(?:icon|groupIcon)":"([^"]+)"/g)].map(
      ([, icon]) => icon,
    );
    expect(icons.length).toBeGreaterThan(25);
    for (const icon of new Set(icons)) {
      const answer = await fetch(`${inject("baseUrl")}/icons/${icon}.svg`);
      expect([icon, answer.status]).toEqual([icon, 200]);
    }
  });

  it("signs in, keeps no token in the browser, and signs out", async () => {
    const { page, context, faults, close } = await visit(browser);
    await page.getByRole("button", { name: "Log in" }).first().click();
    await page.getByRole("dialog").getByLabel("E-mail").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await signIn(page, "member@stopbank.example");
    await page.getByText("Login successful.").waitFor();
    await page.getByRole("button", { name: "Logout" }).waitFor();
    await page.getByRole("heading", { name: "Kia ora, welcome to Larkhaven" }).waitFor();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toMatch(/eyJ|access|refresh/);
    const cookies = await context.cookies();
    // The session, and the mark of a browser that has logged in before, which outlives it.
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(["stopbank", "stopbank-mark"]);
    for (const { httpOnly, sameSite } of cookies)
      expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: "Strict" });
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByText("Do you want to continue signing out?").waitFor();
    await page.getByRole("button", { name: "Signout" }).click();
    await page.getByRole("heading", { name: "Larkhaven open data" }).waitFor();
    const names = async () => (await context.cookies()).map(({ name }) => name);
    await expect.poll(names).toEqual(["stopbank-mark"]);
    expect(faults).toEqual([]);
    await close();
  });

  it("AMB-27: says that an e-mail or password is wrong, and nothing more, until the next attempt", async () => {
    const { page, close } = await visit(browser);
    await page.getByRole("button", { name: "Log in" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("E-mail").fill("nobody@stopbank.example");
    await dialog.getByLabel("Password", { exact: true }).fill("Wrong-password-1");
    await page.keyboard.press("Enter");
    const refusal = page.getByText("Something went wrong. Please check if the e-mail or password is valid");
    await refusal.first().waitFor();
    await signIn(page, "member@stopbank.example");
    await page.getByText("Login successful.").waitFor();
    await expect.poll(() => refusal.count()).toBe(0);
    await close();
  });

  it("switches client, with its colours, words and plugins", async () => {
    const { page, faults, close } = await visit(browser);
    await page.getByRole("button", { name: "Log in" }).first().click();
    await signIn(page, "admin@stopbank.example");
    const chooser = page.getByRole("button", { name: /Larkhaven District Council/ });
    await chooser.waitFor();
    const navy = await primaryColour(page);
    await chooser.click();
    await page.getByText("Change Client").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await page.getByRole("heading", { name: "Northport Harbour Board" }).first().waitFor();
    await expect.poll(() => primaryColour(page)).not.toBe(navy);
    expect(faults).toEqual([]);
    await close();
  });

  it("fetches a plugin's code only where the client has it on", async () => {
    const { page, close } = await visit(browser);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${inject("baseUrl")}/home`);
    await page.getByRole("heading", { name: "Larkhaven open data" }).waitFor();
    expect(requested.filter((path) => /maplibre/i.test(path))).toEqual([]);
    await close();
  });

  it("has an error screen for an address that is none", async () => {
    const { page, faults, close } = await visit(browser, { path: "/no/such/page" });
    await page.getByRole("heading", { name: "There is no page at this address" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});

const primaryColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--sb-primary"));
