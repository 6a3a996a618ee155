import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { tooSmallForFingers } from "./fingerRoom.ts";
import { tabTo } from "./keyboard.ts";
import { mailedCode, newestMail } from "./mailbox.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

const path = "/administration/clients";
const password = "Ōtaki beach 7";

describe("clients that an operator creates", () => {
  let browser: Browser;
  let operator: Session;
  const name = `opotiki-${Date.now()}`;
  const displayName = `Ōpōtiki ${Date.now()}`;
  const administrator = `mere.${Date.now()}@opotiki.example`;
  beforeAll(async () => {
    browser = await startBrowser();
    operator = await signedIn(browser, "admin@stopbank.example");
  });
  afterAll(() => browser?.close());

  const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
  /** What the server answers a page, whatever is on its screen. */
  const asks = (page: Page, client: string) =>
    page.evaluate(async (clientName) => {
      const headers = { "x-requested-by": "stopbank", "ui-client-name": clientName };
      const answer = await fetch("/api/installation/clients", { headers });
      return [answer.status, ((await answer.json()) as { error?: { code: string } }).error?.code];
    }, client);

  it("ACC-54, A-43: creates one by keyboard alone, whose administrator follows the mail, signs up and administers it", async () => {
    const { page, faults, close } = await visit(browser, { session: operator, path: "/administration" });
    const nav = page.getByRole("navigation", { name: "Administration" });
    await tabTo(nav.getByRole("link", { name: "Clients" }));
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Clients of this installation" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(page.getByRole("button", { name: "New client" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "New client" });
    await dialog.waitFor();
    await page.keyboard.press("Enter");
    await dialog.getByText("Say what people call the organisation.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // A name that another client has is said at its field.
    await field(page, "Name").fill(displayName);
    expect(await field(page, "Name in addresses").inputValue()).toBe(name);
    await field(page, "Name in addresses").fill("larkhaven");
    await field(page, "First administrator").fill(administrator);
    await page.keyboard.press("Enter");
    await dialog.getByText("This client name or subdomain is already in use.").waitFor();
    await field(page, "Name in addresses").fill(name);
    await page.keyboard.press("Enter");
    await page
      .getByRole("status")
      .filter({ hasText: `${displayName} is created` })
      .waitFor();
    await page.getByText(`${administrator} has been sent a mail with a link, good for 24 hours`).waitFor();
    const row = page.getByRole("listitem").filter({ hasText: name });
    await row.getByText("Nobody yet, 1 invited").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults.filter((fault) => !/status of 409/.test(fault))).toEqual([]);

    const { text } = await newestMail(inject("baseUrl"), administrator, /invites you to Stopbank/);
    expect(text).toContain(displayName);
    const link = new URL(/http\S+/.exec(text)?.[0] ?? "");
    const invited = await visit(browser, { path: link.pathname + link.search + link.hash });
    await invited.page.getByRole("heading", { name: `${displayName} invites you` }).waitFor();
    await invited.page.getByLabel("New password", { exact: true }).fill(password);
    await invited.page.getByLabel("Confirm password", { exact: true }).fill(password);
    await invited.page.keyboard.press("Enter");
    await invited.page.getByText("Code validation").waitFor();
    const code = await mailedCode(inject("baseUrl"), administrator);
    await invited.page.getByLabel("Code", { exact: true }).fill(code);
    await invited.page.keyboard.press("Enter");
    await invited.page.getByRole("button", { name: "Logout" }).waitFor();

    // It is theirs to look after, and nothing of the installation.
    await invited.page.goto(`${inject("baseUrl")}/administration`);
    const theirs = invited.page.getByRole("navigation", { name: "Administration" });
    await theirs.getByRole("link", { name: "Audit trail" }).click();
    const creation = invited.page.getByRole("row").filter({ hasText: "Created the organisation" });
    await creation.filter({ hasText: "admin@stopbank.example" }).waitFor();
    expect(await theirs.getByRole("link", { name: "Clients" }).count()).toBe(0);
    expect(await asks(invited.page, name)).toEqual([403, "auth/operators-only"]);
    await invited.page.goto(`${inject("baseUrl")}${path}`);
    await invited.page.getByRole("heading", { level: 2, name: "Features" }).waitFor();
    expect(await theirs.getByRole("link", { name: "Clients" }).count()).toBe(0);
    await invited.close();

    await page.reload();
    await row.getByText("1 person").waitFor();
    await close();
  });

  it("A-43: shows nobody the panel in a preview, nor answers its call there", async () => {
    const session = await signedIn(browser, "admin@stopbank.example");
    const { page, close } = await visit(browser, { session, path });
    await page.getByRole("list", { name: "Clients of this installation" }).waitFor();
    expect((await asks(page, "larkhaven"))[0]).toBe(200);
    const status = await page.evaluate(async () => {
      const headers = { "x-requested-by": "stopbank", "content-type": "application/json" };
      const body = JSON.stringify({ client_name: "larkhaven", flags: {} });
      return (await fetch("/bff/session/preview", { method: "PUT", headers, body })).status;
    });
    expect(status).toBe(204);
    expect(await asks(page, "larkhaven")).toEqual([403, "auth/operators-only"]);
    await close();
  });

  it("has room for fingers on a phone, and nothing beyond its edge", async () => {
    const { page, close } = await visit(browser, {
      session: operator,
      path,
      widthPx: 390,
      heightPx: 844,
      hasTouch: true,
    });
    await page.getByRole("list", { name: "Clients of this installation" }).waitFor();
    const panel = page.getByRole("region", { name: "Clients" });
    expect(await tooSmallForFingers(panel)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });
});
