import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { tooSmallForFingers } from "./fingerRoom.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { rowsOf } from "./tableOf.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

interface User {
  readonly user_uuid: string;
  readonly email: string;
  readonly status: string;
  readonly date_created: string;
  readonly logged_in_count: number;
  readonly last_logged_in: string | null;
}

const path = "/manage-users";
const [tama, mere] = ["tama@manage-users.example", "mere@manage-users.example"];

describe("Manage Users", () => {
  let browser: Browser;
  let admin: Session;
  let ask: Awaited<ReturnType<typeof askApi>>;
  beforeAll(async () => {
    browser = await startBrowser();
    admin = await signedIn(browser, "admin@stopbank.example");
    ask = await askApi("admin@stopbank.example", "larkhaven");
  });
  afterAll(() => browser?.close());

  const table = (page: Page) => page.getByRole("table", { name: "Users" });
  const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
  const toast = (page: Page, words: string) => page.locator(".sb-toast").filter({ hasText: words });
  const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Remove User?" });

  it("ACC-50: is for administrators, whose menu leads there; others and visitors are sent home", async () => {
    const { page, faults, close } = await visit(browser, { session: admin });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Manage Users" }).click();
    await page.getByRole("heading", { level: 1, name: "Manage Users" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.title()).toMatch(/^Manage Users · /);
    expect(faults).toEqual([]);
    await close();

    const session = await signedIn(browser, "member@stopbank.example");
    const member = await visit(browser, { session, path });
    await expect.poll(() => new URL(member.page.url()).pathname).toBe("/home");
    await member.page.getByRole("button", { name: "Logout" }).waitFor();
    expect(await member.page.getByRole("link", { name: "Manage Users" }).count()).toBe(0);
    await member.close();

    const visitor = await visit(browser, { path });
    await expect.poll(() => visitor.page.url()).toContain(`returnUrl=${encodeURIComponent(path)}`);
    await visitor.close();
  });

  it("ACC-61: sends home whose role cannot be asked, without a word", async () => {
    const { page, close } = await visit(browser, { session: admin });
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const link = page.getByRole("link", { name: "Manage Users" });
    await link.waitFor();
    await page.route("**/api/user", (route) => route.abort());
    await link.click();
    await expect.poll(() => said.join()).toContain("It could not be asked whether you are an administrator.");
    await expect.poll(() => new URL(page.url()).pathname).toBe("/home");
    expect(await page.locator(".sb-toast").count()).toBe(0);
    await close();
  });

  it("ACC-52 to ACC-58: invites, reminds and removes people by keyboard alone", async () => {
    const { page, faults, close } = await visit(browser, { session: admin, path });
    const field = page.getByLabel("E-mail addresses");
    await tabTo(field);
    await page.keyboard.type(`${tama}, mere`);
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Invalid email: mere", { exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // A member already, who cannot be invited again.
    await page.keyboard.type("@manage-users.example, member@stopbank.example");
    await tabTo(page.getByRole("button", { name: "Invite", exact: true }));
    await page.keyboard.press("Enter");
    await toast(page, `Successfully invited ${tama}, ${mere}`).waitFor();
    await toast(page, "Email invite failed for member@stopbank.example").waitFor();
    expect(await field.inputValue()).toBe("member@stopbank.example");

    await row(page, tama).getByText("Pending").waitFor();
    await tabTo(page.getByRole("button", { name: `Resend invite to ${tama}` }));
    await page.keyboard.press("Enter");
    await toast(page, `Successfully resent invite to ${tama}`).waitFor();

    for (const email of [tama, mere]) {
      const remove = page.getByRole("button", { name: `Delete ${email}` });
      await tabTo(remove, "Shift+Tab").catch(() => tabTo(remove));
      await page.keyboard.press("Enter");
      await dialog(page).getByText(`Do you want to delete ${email}?`).waitFor();
      await expect.poll(() => hasFocus(dialog(page).getByRole("button", { name: "Cancel" }))).toBe(true);
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect.poll(() => hasFocus(remove)).toBe(true);
      await page.keyboard.press("Enter");
      await tabTo(dialog(page).getByRole("button", { name: "Delete", exact: true }));
      await page.keyboard.press("Enter");
      await toast(page, "Successfully deleted user").first().waitFor();
      await expect.poll(() => row(page, email).count()).toBe(0);
      await expect.poll(() => hasFocus(page.getByRole("button", { name: "Users", exact: true }))).toBe(true);
    }
    expect((await ask<User[]>("/client/users")).map(({ email }) => email)).not.toContain(tama);
    expect(faults).toEqual([]);
    await close();
  });

  it("ACC-55, ACC-59, ACC-60: shows whom and what the server has, and no way to remove oneself", async () => {
    const domains = await ask<string[]>("/client/email_domains");
    // What the server tells this page: other tests log people in meanwhile.
    let users: User[] = [];
    const prepare = (page: Page) =>
      page.route("**/api/client/users", async (route) => {
        const response = await route.fetch();
        users = (await response.json()) as User[];
        await route.fulfill({ response });
      });
    const { page, faults, close } = await visit(browser, { session: admin, path, prepare });
    const [head, ...rows] = await rowsOf(page.getByRole("region", { name: "Users" }));
    expect(head).toEqual([
      "Email",
      "Signed Up",
      "Login Count",
      "Last Login",
      "Status",
      "Delete User",
      "Resend Invite",
    ]);
    const byEmail = new Map(users.map((user) => [user.email, user]));
    expect(rows).toHaveLength(users.length);
    for (const [email = "", signedUp, count, lastLogin, status, , resend] of rows) {
      const user = byEmail.get(email.replace(/(You.*|Administrator|Editor)$/, ""));
      expect(signedUp).toMatch(/^\d{1,2}\/\d{2}\/\d{2,4}, \d{1,2}:\d{2} [ap]m$/);
      const last = user?.last_logged_in ?? null;
      expect([signedUp, count, lastLogin]).toEqual([
        written(user?.date_created ?? ""),
        user?.logged_in_count.toLocaleString("en-NZ"),
        last === null ? "Never" : written(last),
      ]);
      expect([status, resend]).toEqual(
        user?.status === "CONFIRMED" ? ["Confirmed", ""] : [expect.stringMatching(/^Pending/), "Resend"],
      );
    }
    // Whoever looks has logged in, and it was counted.
    expect(byEmail.get("admin@stopbank.example")?.logged_in_count).toBeGreaterThan(0);
    const own = row(page, "admin@stopbank.example");
    await own.getByText("You cannot remove yourself").waitFor();
    // What there is is the way to what is known of them.
    expect(await own.getByRole("button").allTextContents()).toEqual(["admin@stopbank.example"]);

    await page.getByRole("button", { name: "Approved Email Domains", expanded: false }).click();
    const approved = page.getByRole("region", { name: "Approved Email Domains" });
    if (domains.length === 0) await approved.getByText("No domains are approved yet.").waitFor();
    for (const domain of domains) await approved.getByText(domain, { exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("ACC-56: says in the server's words why somebody stays, and lists who is there by then", async () => {
    await ask("/user/invite", { emails_to_invite: [tama], client_name: "larkhaven" });
    const { page, close } = await visit(browser, { session: admin, path });
    await page.getByRole("button", { name: `Delete ${tama}` }).click();
    const user = (await ask<User[]>("/client/users")).find(({ email }) => email === tama);
    await ask("/user/delete_user", { user_uuid: user?.user_uuid });
    await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
    await toast(page, "There is no such person in this organisation.").waitFor();
    await expect.poll(() => row(page, tama).count()).toBe(0);
    await close();
  });

  it("ACC-55: says that users did not come, and has them at another try", async () => {
    let isDown = true;
    const prepare = (page: Page) =>
      page.route("**/api/client/users", (route) => (isDown ? route.abort() : route.continue()));
    const { page, close } = await visit(browser, { session: admin, path, prepare });
    const alert = page.getByRole("alert").filter({ hasText: "Users could not be loaded" });
    await alert.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    isDown = false;
    await alert.getByRole("button", { name: "Retry" }).click();
    await table(page).waitFor();
    await close();
  });

  it.each([
    [1440, 900, false],
    [390, 844, true],
  ])(
    "ACC-55: finds one of 10,000 at %i by %i, within the window and for everyone",
    async (widthPx, heightPx, hasTouch) => {
      const prepare = (page: Page) =>
        page.route("**/api/client/users", async (route) => {
          const response = await route.fetch();
          const [first] = (await response.json()) as User[];
          const json = Array.from({ length: 10_000 }, (_, at) => ({
            ...first,
            user_uuid: `member-${at}`,
            email: `member-${at}@larkhaven.example`,
            status: at % 9 === 0 ? "PENDING" : "CONFIRMED",
          }));
          await route.fulfill({ response, json });
        });
      const { page, faults, close } = await visit(browser, {
        session: admin,
        path,
        widthPx,
        heightPx,
        hasTouch,
        prepare,
      });
      await page.getByRole("status").filter({ hasText: "10,000 users" }).waitFor();
      expect(await page.getByRole("rowheader").count()).toBe(50);
      // A table still, where its rows are cards.
      expect(await page.getByRole("columnheader", { name: "Last Login" }).count()).toBe(1);
      expect(await outside(page)).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
      if (hasTouch) expect(await tooSmallForFingers(page.locator("main"))).toEqual([]);
      const [left, right] = await Promise.all(
        ["member-0@", "member-1@"].map((email) => row(page, email).boundingBox()),
      );
      expect(right?.y).toBeGreaterThanOrEqual((left?.y ?? 0) + (left?.height ?? 0));

      const next = page.getByRole("button", { name: "Next" });
      await next.click();
      await page.getByText("51 to 100 of 10,000").waitFor();
      expect(await hasFocus(next)).toBe(true);
      const search = page.getByRole("searchbox", { name: "Search users" });
      await expect.poll(async () => (await search.boundingBox())?.y ?? 0).toBeLessThan(heightPx / 2);
      await search.fill("member-9999");
      await row(page, "member-9999@").waitFor();
      expect(await page.getByRole("rowheader").count()).toBe(1);
      expect(faults).toEqual([]);
      await close();
    },
  );
});

/** As New Zealand writes it, in the time zone of the browser, which is this machine's. */
const written = (at: string) =>
  new Intl.DateTimeFormat("en-NZ", { dateStyle: "short", timeStyle: "short" }).format(new Date(at));

/** What of the page reaches beyond the window's right edge. */
const outside = (page: Page) =>
  page
    .locator("main *")
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
