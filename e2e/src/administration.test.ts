import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { tabTo } from "./keyboard.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

describe("administration", () => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    session = await signedIn(browser, "admin@stopbank.example");
  });
  afterAll(() => browser.close());

  it("switches a feature by keyboard, offers how it stood again, and has both in the trail", async () => {
    const { page, faults, close } = await visit(browser, {
      path: "/administration",
      session,
      widthPx: 1024,
      heightPx: 768,
    });
    await page.getByRole("heading", { level: 1, name: "Administration" }).waitFor();
    await expect.poll(() => page.url()).toMatch(/\/administration\/features$/);
    // Nothing on a screen follows from it yet: other tests are on the same product.
    const feature = page.getByRole("checkbox", { name: /Large reports in the background/ });
    await feature.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const before = await feature.isChecked();
    await tabTo(feature);
    await page.keyboard.press("Space");
    await expect.poll(() => feature.isChecked()).toBe(!before);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => feature.isChecked()).toBe(before);
    await page.getByRole("link", { name: "Audit trail" }).click();
    await expect.poll(() => page.url()).toMatch(/\/administration\/trail$/);
    const rows = page.getByRole("table", { name: "Audit trail" }).getByRole("row");
    await rows.nth(2).waitFor();
    const [first, second] = [await rows.nth(1).textContent(), await rows.nth(2).textContent()];
    const [on, off] = before ? ["on", "off"] : ["off", "on"];
    expect(first).toContain(`${off} → ${on}`);
    expect(second).toContain(`${on} → ${off}`);
    for (const row of [first, second]) {
      expect(row).toContain("admin@stopbank.example");
      expect(row).toContain("asyncSummaryReport");
    }
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("filters the trail, and fits a phone and an enlarged page", async () => {
    for (const [widthPx, heightPx] of [
      [390, 844],
      [720, 450],
    ] as const) {
      const { page, close } = await visit(browser, {
        path: "/administration/trail",
        session,
        widthPx,
        heightPx,
      });
      const table = page.getByRole("table", { name: "Audit trail" });
      await table.waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByLabel("From").fill("2020-01-01");
      await page.getByLabel("Until").fill("2020-01-02");
      await page.getByText("Nothing was done of this kind.").waitFor();
      await close();
    }
  });

  it("approves an e-mail domain and withdraws it, by keyboard", async () => {
    const { page, faults, close } = await visit(browser, { path: "/administration/domains", session });
    const field = page.getByLabel("Domain", { exact: true });
    await field.fill("bay");
    await page.keyboard.press("Enter");
    await page.getByText("This is no e-mail domain.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // Where anybody has an address it is asked whether that is meant.
    await field.fill("gmail.com");
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog", { name: "Let everybody at gmail.com in?" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Withdraw gmail.com" }).count()).toBe(0);
    await field.fill("@Bay.Example");
    await page.keyboard.press("Enter");
    const withdraw = page.getByRole("button", { name: "Withdraw bay.example" });
    await withdraw.waitFor();
    await tabTo(withdraw);
    await page.keyboard.press("Enter");
    await withdraw.waitFor({ state: "detached" });
    await page.getByText("bay.example is withdrawn.").waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it("A-43: is not for members, and its entry is not in their menu", async () => {
    const member = await signedIn(browser, "member@stopbank.example");
    const { page, close } = await visit(browser, { path: "/administration/features", session: member });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect.poll(() => page.url()).toBe(`${inject("baseUrl")}/home`);
    expect(await page.getByRole("link", { name: "Administration" }).count()).toBe(0);
    await close();
  });
});
