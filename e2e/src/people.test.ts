import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { tabTo } from "./keyboard.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

const editor = "editor@stopbank.example";

describe("people and what administrators see of them", () => {
  let browser: Browser;
  let admin: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    admin = await signedIn(browser, "admin@stopbank.example");
  });
  afterAll(() => browser?.close());

  /** Opens a person of Manage Users by keyboard. */
  const openPerson = async (page: Page, email: string) => {
    await page.getByRole("searchbox", { name: "Search users" }).fill(email);
    const button = page.getByRole("button", { name: email, exact: true });
    await tabTo(button);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: email });
    await dialog.getByRole("region", { name: "Sessions" }).waitFor();
    return dialog;
  };
  /** What the server answers a page, whatever is on its screen. */
  const asks = (page: Page, path: string) =>
    page.evaluate(async (asked) => {
      const headers = { "x-requested-by": "stopbank", "ui-client-name": "larkhaven" };
      return (await fetch(asked, { headers })).status;
    }, path);

  it("E-09, A-06: a role holds at once in the other browser, and its sessions end there within a second", async () => {
    const other = await visit(browser, { session: await signedIn(browser, editor), path: "/home" });
    await other.page.getByRole("button", { name: "Logout" }).waitFor();
    const { page, faults, close } = await visit(browser, { session: admin, path: "/manage-users" });
    const dialog = await openPerson(page, editor);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await asks(other.page, "/api/client/users")).toBe(403);
    await tabTo(dialog.getByRole("radio", { name: "Editor" }));
    await page.keyboard.press("ArrowRight");
    await tabTo(dialog.getByRole("button", { name: "Change role" }));
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Make Administrator?" });
    await tabTo(question.getByRole("button", { name: "Make administrator" }));
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByText(`${editor} is an administrator now`).waitFor();
    expect(await asks(other.page, "/api/client/users")).toBe(200);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(`${editor} is an editor now`).waitFor();
    expect(await asks(other.page, "/api/client/users")).toBe(403);

    await dialog.getByRole("button", { name: "End all sessions" }).click();
    await page
      .getByRole("alertdialog", { name: "End All Sessions?" })
      .getByRole("button", { name: "End all sessions" })
      .click();
    await page.getByText(`${editor} is logged out everywhere`).waitFor();
    await expect.poll(() => asks(other.page, "/api/client/config"), { timeout: 2_000 }).toBe(401);
    await other.page.getByRole("link", { name: "Risk", exact: true }).first().click();
    await other.page.getByText("Session expired, please log in again").first().waitFor();
    expect(faults).toEqual([]);
    await other.close();
    await close();
  });

  it("fits a phone and an enlarged page", async () => {
    for (const [widthPx, heightPx] of [
      [390, 844],
      [720, 450],
    ] as const) {
      const { page, close } = await visit(browser, {
        session: admin,
        path: "/manage-users",
        widthPx,
        heightPx,
      });
      await openPerson(page, editor);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page)).toEqual([]);
      await close();
    }
  });

  it("A-39: downloads what is asked for of the trail as CSV", async () => {
    const { page, faults, close } = await visit(browser, { session: admin, path: "/administration/trail" });
    await page.getByRole("table", { name: "Audit trail" }).waitFor();
    await page.getByLabel("Whom or what").fill("larkhaven.example");
    await expect
      .poll(async () => (await page.getByRole("row").nth(1).textContent()) ?? "")
      .toContain("larkhaven.example");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("audit-trail-larkhaven.csv");
    const text = await readFile(await download.path(), "utf8");
    const [head, ...rows] = text.trimEnd().split("\r\n");
    expect(head).toMatch(/^\uFEFFtime_utc,action,person_email/);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toContain("larkhaven.example");
    expect(faults).toEqual([]);
    await close();
  });

  it("A-43: shows an administrator the product as a member has it, and answers them so, until they leave", async () => {
    const session = await signedIn(browser, "admin@stopbank.example");
    const { page, faults, close } = await visit(browser, { session, path: "/administration/features" });
    await page.getByRole("button", { name: "See it as a member does" }).click();
    await page.getByText("You see Stopbank as a member does.").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/home");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", { name: "Logout" }).waitFor();
    for (const name of ["Manage Users", "Administration"])
      expect(await menu.getByRole("link", { name }).count()).toBe(0);
    for (const path of ["/api/client/users", "/api/client/audit_trail", "/api/client/audit_trail.csv"])
      expect(await asks(page, path)).toBe(403);
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto(`${inject("baseUrl")}/manage-users`);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/home");
    const leave = page.getByRole("button", { name: "Leave the preview" });
    await tabTo(leave);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Administration" }).waitFor();
    expect(await page.getByText("You see Stopbank as a member does.").count()).toBe(0);
    expect(await asks(page, "/api/client/users")).toBe(200);
    // A refused call is said in the console by the browser itself.
    expect(faults.filter((fault) => !fault.includes("403"))).toEqual([]);
    await close();
  });

  it("A-43: shows a feature as it might stand to who looks, before anybody else has it", async () => {
    const session = await signedIn(browser, "admin@stopbank.example");
    const { page, close } = await visit(browser, { session, path: "/administration/features" });
    const isOn = () =>
      page.evaluate(async () => {
        const headers = { "x-requested-by": "stopbank", "ui-client-name": "larkhaven" };
        const { feature_flags } = await (await fetch("/api/client/config", { headers })).json();
        return feature_flags.asyncSummaryReport.enabled === "enabled";
      });
    const before = await isOn();
    await page
      .getByRole("button", { name: `Preview it ${before ? "off" : "on"}: Large reports in the background` })
      .click();
    await page.getByRole("button", { name: "See it as a member does, with 1 feature switched" }).click();
    await page.getByText("You see Stopbank as a member does.").waitFor();
    expect(await isOn()).toBe(!before);
    await page.getByRole("button", { name: "Leave the preview" }).click();
    await page.getByRole("heading", { level: 1, name: "Administration" }).waitFor();
    expect(await isOn()).toBe(before);
    await close();
  });
});
