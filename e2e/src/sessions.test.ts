import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { areaInAddress } from "./mapTools.ts";
import { riskPage } from "./riskPage.ts";
import { block, floodedBuildings, sceneAddress } from "./sceneAddress.ts";
import { signedIn, signIn, startBrowser, visit } from "./visitor.ts";

const admin = "admin@stopbank.example";
const member = "member@stopbank.example";
const expired = "Session expired, please log in again";
const small = { widthPx: 1100, heightPx: 700 };
const anotherOrganisation = /map of another organisation/;
const publicTsunami = "e:roads;h:tsunami:tsunami_8m_high_slr0";

/** A page that other tabs cannot reach: asleep while they spoke, say. */
const withoutOtherTabs = (page: Page) =>
  page.addInitScript(() => {
    globalThis.BroadcastChannel = class extends EventTarget {
      postMessage = () => undefined;
    } as unknown as typeof BroadcastChannel;
  });

describe("sessions and the map", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it("ACC-11, D-13: a log-out in another tab says that the session expired, and keeps the work", async () => {
    const path = sceneAddress({ layers: floodedBuildings, area: block, drawer: "risk" });
    const session = await signedIn(browser, member);
    const { page, context, close } = await visit(browser, { ...small, path, session });
    const risk = riskPage(page);
    await risk.untilDrawn();
    const figure = await risk.figure("Buildings", /River flooding/).textContent();
    // The address says which data it was seen with, a moment after it opened.
    await page.waitForURL(({ searchParams }) => searchParams.has("data"));
    const address = page.url();

    const other = await context.newPage();
    await other.goto(`${inject("baseUrl")}/home`);
    await other.getByRole("button", { name: "Logout" }).click();
    await other.getByRole("button", { name: "Signout" }).click();
    await other.getByRole("heading", { name: "Larkhaven open data" }).waitFor();

    await page.getByRole("dialog").getByLabel("E-mail").waitFor();
    // The tab that logged out knows: it is a visitor's now, and nothing is said of an expiry.
    await other.getByRole("button", { name: "Notifications" }).click();
    await other.getByRole("tab", { name: "Messages" }).click();
    await other.getByText("Nothing has happened yet.").waitFor();
    await other.keyboard.press("Escape");
    await other.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await other.getByRole("button", { name: "Login" }).count()).toBe(1);
    expect(await other.getByLabel("E-mail").count()).toBe(0);
    expect(await other.getByText(expired).count()).toBe(0);
    await other.close();
    await page.getByText(expired).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.getByText("You are not a member").count()).toBe(0);
    expect(page.url()).toBe(address);
    await signIn(page, member);
    await page.getByText("Filtering by custom shape").waitFor();
    await expect.poll(() => risk.figure("Buildings", /River flooding/).textContent()).toBe(figure);
    expect(areaInAddress(page.url())).toEqual(areaInAddress(address));
    await close();
  });

  it("ACC-11: a lost cookie is an expired session too, and what was refused comes after logging in", async () => {
    const path = sceneAddress({ layers: floodedBuildings, drawer: "layers" });
    const session = await signedIn(browser, member);
    const { page, context, close } = await visit(browser, { ...small, path, session });
    const risk = riskPage(page);
    await risk.untilDrawn();
    await context.clearCookies();
    const dial = page.getByRole("slider", { name: "Return period" });
    await dial.focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText(expired).first().waitFor();
    expect(await page.getByText("You are not a member").count()).toBe(0);
    await signIn(page, member);
    await risk.untilDrawn();
    await page.getByRole("tab", { name: "Risk Summary" }).click();
    await risk.figure("Buildings", /River flooding/).waitFor();
    expect(page.url()).not.toContain("100yr");
    await close();
  });

  it("ACC-11: whoever dismisses the log-in after a session ended keeps the scene, works on and logs in later", async () => {
    const path = sceneAddress({ layers: floodedBuildings, area: block, drawer: "risk" });
    const session = await signedIn(browser, member);
    const { page, context, close } = await visit(browser, { ...small, path, session });
    const risk = riskPage(page);
    await risk.untilDrawn();
    const figure = risk.figure("Buildings", /River flooding/);
    const before = await figure.textContent();
    const area = areaInAddress(page.url());
    await page.getByRole("tab", { name: "Layers" }).click();
    await context.clearCookies();

    const dial = page.getByRole("slider", { name: "Return period" });
    await dial.focus();
    await page.keyboard.press("ArrowRight");
    const dialog = page.getByRole("dialog");
    await dialog.getByText(expired).waitFor();
    await dialog.getByText("What you have set up is kept.").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const line = page.getByText("Maps and figures come again once you log in.");
    await line.waitFor();
    expect(await page.locator(".sb-toast").allTextContents()).toEqual([]);
    await page.waitForURL(({ href }) => !href.includes("100yr"));
    await page.getByRole("tab", { name: "Risk Summary" }).click();
    await page.getByText("Filtering by custom shape").waitFor();
    expect(areaInAddress(page.url())).toEqual(area);
    const failure = page.getByRole("alert").filter({ hasText: "The summary" });
    await failure.getByRole("button", { name: "Log in" }).click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await line.waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // What was done before the log-in, and what is done without it, is all there after it.
    await page.getByRole("button", { name: "Login" }).click();
    await signIn(page, member);
    await line.waitFor({ state: "hidden" });
    await risk.untilDrawn();
    await figure.waitFor();
    const after = await figure.textContent();
    expect(after).not.toBe(before);
    expect(areaInAddress(page.url())).toEqual(area);

    const fresh = await context.newPage();
    await fresh.goto(page.url());
    await riskPage(fresh).untilDrawn();
    const again = riskPage(fresh).figure("Buildings", /River flooding/);
    await expect.poll(() => again.textContent()).toBe(after);
    await close();
  });

  it("whoever would rather not log in again goes on as a visitor", async () => {
    const path = sceneAddress({ layers: floodedBuildings, drawer: "layers" });
    const session = await signedIn(browser, member);
    const { page, context, close } = await visit(browser, { ...small, path, session });
    await riskPage(page).untilDrawn();
    await context.clearCookies();
    const dial = page.getByRole("slider", { name: "Return period" });
    await dial.focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Leave it and go on as a visitor" }).click();
    await page.getByRole("heading", { name: "Larkhaven open data" }).waitFor();
    await close();
  });

  it("a visitor's link to an organisation's map is kept, and opens in that organisation after logging in", async () => {
    const path = sceneAddress({ client: "northport", layers: "e:roads", at: "172.918,-40.247,13.5" });
    const { page, close } = await visit(browser, { ...small, path });
    const dialog = page.getByRole("dialog");
    await dialog.getByText("This link shows the map of an organisation. Log in to see it.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await riskPage(page).untilDrawn();
    expect(page.url()).toBe(inject("baseUrl") + path);
    await page.getByRole("button", { name: "Login" }).click();
    await signIn(page, admin);
    await page.getByRole("button", { name: /Northport Harbour Board/ }).waitFor();
    await riskPage(page).untilDrawn();
    expect(new URL(page.url()).searchParams.get("at")).toBe("172.918,-40.247,13.5");
    expect(new URL(page.url()).searchParams.get("layers")).toBe("e:roads");
    await close();
  });

  it.each([
    ["is told", async () => undefined],
    ["is not told, at its first question", withoutOtherTabs],
  ])("a visitor's tab follows a log-in in another tab, where it %s", async (_how, prepare) => {
    const path = sceneAddress({ client: "openaccess", layers: publicTsunami, drawer: "layers" });
    const { page, context, close } = await visit(browser, { ...small, path, prepare });
    const risk = riskPage(page);
    await risk.untilDrawn();

    const other = await context.newPage();
    await other.goto(`${inject("baseUrl")}/home`);
    await other.getByRole("button", { name: "Login" }).click();
    await signIn(other, member);
    await other.getByRole("heading", { name: "welcome to Larkhaven" }).waitFor();
    await other.close();

    if (prepare === withoutOtherTabs) await page.getByRole("tab", { name: "Risk Summary" }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get("client") === "larkhaven");
    await risk.untilDrawn();
    expect(new URL(page.url()).pathname).toBe("/risk");
    expect(await page.getByText("Larkhaven District Council").count()).toBeGreaterThan(0);
    expect(await page.getByText("You are not a member").count()).toBe(0);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await close();
  });

  it("a client switch is no link, and a real link of another organisation offers to go there", async () => {
    const session = await signedIn(browser, admin);
    const path = sceneAddress({ layers: "e:roads" });
    const { page, faults, close } = await visit(browser, { ...small, path, session });
    const risk = riskPage(page);
    await risk.untilDrawn();
    await page.getByRole("button", { name: /Larkhaven District Council/ }).click();
    await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await page.waitForURL(({ searchParams }) => searchParams.get("client") === "northport");
    await risk.untilDrawn();
    expect(await page.getByText(anotherOrganisation).count()).toBe(0);

    await page.goto(inject("baseUrl") + path);
    await page.getByText(anotherOrganisation).first().waitFor();
    await page.getByRole("button", { name: "Change to it" }).click();
    await page.getByRole("button", { name: /Larkhaven District Council/ }).waitFor();
    await risk.untilDrawn();
    expect(new URL(page.url()).searchParams.get("layers")).toBe("e:roads");
    expect(faults).toEqual([]);
    await close();
  });
});
