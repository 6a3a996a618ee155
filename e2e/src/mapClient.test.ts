import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cameraOf } from "./mapTools.ts";
import { riskPage } from "./riskPage.ts";
import { floodedBuildings, sceneAddress } from "./sceneAddress.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

const small = { widthPx: 1100, heightPx: 700 };

describe("the map of a client", () => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    session = await signedIn(browser, "member@stopbank.example");
  });
  afterAll(() => browser.close());

  it("MAP-02, AMB-19: offers visitors the one basemap of the public client, at its own place, with nothing to undo", async () => {
    const { page, faults, close } = await visit(browser, { ...small, path: "/risk" });
    await riskPage(page).untilDrawn();
    await page.waitForURL(({ searchParams }) => searchParams.has("at"));
    expect(cameraOf(page.url())).toEqual([172.925, -40.298, 11.2]);
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await expect.poll(() => undo.getAttribute("aria-disabled")).toBe("true");
    await page.getByRole("button", { name: "View", exact: true }).click();
    await page.getByRole("checkbox", { name: "Labels" }).waitFor();
    expect(await page.getByRole("radio").count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it("MAP-02: leaves out of a link the basemap that a client does not offer", async () => {
    const path = sceneAddress({ client: "northport", base: "terrain", at: "172.918,-40.247,12.9" });
    const admin = await signedIn(browser, "admin@stopbank.example");
    const northport = await visit(browser, { ...small, path: "/home", session: admin });
    await northport.page.getByRole("button", { name: /Larkhaven District Council/ }).click();
    await northport.page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await northport.page.getByRole("heading", { name: "Northport Harbour Board" }).first().waitFor();
    const { page } = northport;
    await page.goto(new URL(path, page.url()).href);
    await page.getByText("the basemap terrain (this organisation does not offer it)").first().waitFor();
    await riskPage(page).untilDrawn();
    await page.waitForURL(({ searchParams }) => !searchParams.has("base"));
    await page.getByRole("button", { name: "View", exact: true }).click();
    await expect.poll(() => page.getByRole("radio").count()).toBe(2);
    await northport.close();
  });

  it("keeps in its address whether the summary counts value or damage", async () => {
    const path = sceneAddress({ layers: floodedBuildings, drawer: "risk" });
    const { page, faults, close } = await visit(browser, { ...small, path, session });
    const risk = riskPage(page);
    await risk.untilDrawn();
    await page.getByRole("radio", { name: "Value ($)" }).check();
    await page.waitForURL(({ searchParams }) => searchParams.get("x.risk.count") === "buildings:value");
    await page.reload();
    await risk.untilDrawn();
    await page.getByRole("radio", { name: "Value ($)", checked: true }).waitFor({ state: "attached" });
    expect(faults).toEqual([]);
    await close();
  });

  it("opens dialogs with focus in them, with a head that stays", async () => {
    const path = sceneAddress({ layers: floodedBuildings, drawer: "risk" });
    const { page, close } = await visit(browser, { ...small, heightPx: 500, path, session });
    await riskPage(page).untilDrawn();
    await page
      .getByRole("button", { name: /Methodology$/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    const title = dialog.getByRole("heading", { name: /Methodology$/ }).first();
    await dialog.locator(".sb-curve svg").first().waitFor();
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    const before = await title.boundingBox();
    await page.keyboard.press("End");
    const body = dialog.locator(".bp6-dialog-body");
    await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    expect(await title.boundingBox()).toEqual(before);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Add layers" }).first().click();
    await page.locator(".map-page-add :focus").waitFor();
    await close();
  });
});
