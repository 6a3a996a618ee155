import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { floodedBuildings, sceneAddress } from "./sceneAddress.ts";
import { type Session, signedIn, signIn, startBrowser, visit } from "./visitor.ts";

/** In a client that the person belongs to, as if they had been there last. */
const inClient = (client: string) => ({
  prepare: (page: Page) => page.addInitScript((name) => localStorage.setItem("client_name", name), client),
});

describe("Home and the pages beside it", () => {
  let browser: Browser;
  let admin: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    admin = await signedIn(browser, "admin@stopbank.example");
  });
  afterAll(() => browser.close());

  it("HOM-01, HOM-02, HOM-07, HOM-09: has its tabs by address, with pictures, and whom to turn to on each", async () => {
    const requested: string[] = [];
    const { page, faults, close } = await visit(browser, {
      path: "/home",
      session: admin,
      prepare: async (one) => {
        await inClient("larkhaven").prepare(one);
        await one.addInitScript(() => {
          for (const key of Object.keys(localStorage))
            if (key.startsWith("stopbank.data.")) localStorage.removeItem(key);
        });
        one.on("request", (request) => requested.push(new URL(request.url()).pathname));
      },
    });
    await page.getByRole("heading", { level: 1, name: "Kia ora, welcome to Larkhaven" }).waitFor();
    for (const part of ["Why use it", "The community", "How can you use it", "Getting started"])
      await page.getByRole("heading", { level: 2, name: part, exact: true }).waitFor();
    // A picture of the district, which its own model was drawn into.
    const hero = page.locator(".home-art img");
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    // For whoever comes back.
    for (const part of ["Continue where you were", "Recent reports", "What changed in the data"])
      await page.getByRole("region", { name: part }).waitFor();
    // Nobody has seen it before in this browser.
    await page.getByText(/^When the data is next updated/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const tabs = page.getByRole("navigation", { name: "Home" });
    for (const [tab, path] of [
      ["Project Management", "/home/management"],
      ["The Process", "/home/process"],
      ["Contacts", "/home/contacts"],
      ["About Us", "/home/about"],
    ] as const) {
      await tabs.getByRole("link", { name: tab, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: tab }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.getByRole("complementary", { name: "Internal contact" }).waitFor();
      expect([tab, await seriousFindings(page)]).toEqual([tab, []]);
    }
    await tabs.getByRole("link", { name: "Contacts", exact: true }).click();
    const portraits = page.locator(".contacts .portrait img");
    await expect.poll(() => portraits.count()).toBe(5);
    const drawn = () =>
      portraits.evaluateAll((images) =>
        images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
      );
    await expect.poll(drawn).toBe(true);
    await tabs.getByRole("link", { name: "Welcome", exact: true }).click();
    await page.getByText("The data is as you saw it last.").waitFor();
    // Nothing of the map comes with any of it.
    expect(requested.filter((path) => /maplibre|\/tile/i.test(path))).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("issue 13.5: leads back to the risk map as it was left", async () => {
    const path = sceneAddress({ layers: floodedBuildings });
    const { page, close } = await visit(browser, { path, session: admin, ...inClient("larkhaven") });
    const kept = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /^stopbank\.visits\.(?!pictures\.)/.test(key)),
      );
    await expect.poll(kept).toHaveLength(1);
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    const link = page
      .getByRole("region", { name: "Continue where you were" })
      .getByRole("link", { name: /Risk/ });
    const sceneOf = (href: string) => {
      const { pathname, searchParams } = new URL(href, page.url());
      return [pathname, searchParams.get("at"), searchParams.get("layers")];
    };
    const left = sceneOf((await link.getAttribute("href")) ?? "");
    expect(left[2]).toBe(floodedBuildings);
    await link.click();
    await expect.poll(() => sceneOf(page.url())).toEqual(left);
    await close();
  });

  it("HOM-01, HOM-20, AMB-21: finds nothing at another tab's address, and says where a page has gone", async () => {
    const { page, faults, close } = await visit(browser, {
      path: "/home/nowhere",
      session: admin,
      ...inClient("larkhaven"),
    });
    await page.getByRole("heading", { name: "There is no page at this address" }).waitFor();
    await page.goto(page.url().replace("/home/nowhere", "/viewer/2019"));
    await page.getByRole("heading", { name: "The hazard viewer of 2019 has moved" }).waitFor();
    await page.getByText(/update your bookmarks/).waitFor();
    expect(await page.getByRole("button", { name: "Go to the new site" }).getAttribute("href")).toBe(
      "https://maps.larkhaven.example",
    );
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("HOM-11, HOM-14, HOM-15, HOM-17, G-13: has the older page, Getting Started second, and Access outside where the client says so", async () => {
    // A session of its own: the others stay in Larkhaven.
    const { page, faults, close } = await visit(browser);
    await page.getByRole("button", { name: "Log in" }).first().click();
    await signIn(page, "admin@stopbank.example");
    // What Home asks while the client is changed is refused, and a browser says so.
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: /Larkhaven District Council/ }).click();
    await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await page.getByRole("heading", { level: 1, name: "Northport Harbour Board" }).waitFor();
    await page.goto(new URL("/home/process", page.url()).href);
    // Tabs are the new Home's.
    await page.getByRole("heading", { level: 1, name: "Northport Harbour Board" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/home");
    const menu = page.getByRole("navigation", { name: "Main" });
    const entries = await menu.locator(".menu-lists > ul").first().getByRole("link").allInnerTexts();
    expect(entries.map((each) => each.trim()).slice(0, 3)).toEqual(["Home", "Getting Started", "Risk"]);
    const access = menu.getByRole("link", { name: "Access" });
    expect([await access.getAttribute("href"), await access.getAttribute("target")]).toEqual([
      "https://access.northport.example",
      "_blank",
    ]);
    await menu.getByRole("link", { name: "Getting Started" }).click();
    await page.getByRole("heading", { level: 1, name: "From a blank map to a first answer" }).waitFor();
    const types = await page.locator(".block").evaluateAll((all) => all.map((block) => block.className));
    expect(new Set(types).size).toBe(9);
    expect(await seriousFindings(page)).toEqual([]);
    // The socket of the client that was left may have been on its way.
    expect(faults.filter((fault) => !/WebSocket.*client=larkhaven/.test(fault))).toEqual([]);
    await close();
  });
});
