import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { signedIn, signIn, startBrowser, visit } from "./visitor.ts";

const expired = "Session expired, please log in again";
const leave = "Leave it and go on as a visitor";

/** As when a tab is shown again: it looks who is signed in. */
const comeToTheFront = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

describe("after a session ended", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  /** A home page whose cookie is gone, which has found that out; `cookies` bring the session back unheard. */
  const withExpired = async (email: string) => {
    const session = await signedIn(browser, email);
    const { page, context, close } = await visit(browser, { path: "/home", session });
    await page.getByRole("button", { name: "Logout" }).waitFor();
    const cookies = await context.cookies();
    await context.clearCookies();
    await comeToTheFront(page);
    await page.getByRole("dialog").getByText(expired).waitFor();
    return { page, context, cookies, close };
  };

  it("ACC-11: whoever leaves it for what is public is told that the page is theirs, where they are back", async () => {
    const { page, context, cookies, close } = await withExpired("member@stopbank.example");
    await context.addCookies(cookies);
    await page.getByRole("button", { name: leave }).click();
    await page.getByRole("heading", { name: "welcome to Larkhaven" }).waitFor();
    await page.getByText("You logged in in another tab, and this one has followed.").waitFor();
    await page.getByRole("button", { name: "Logout" }).waitFor();
    await close();
  });

  it("ACC-11: whoever leaves it while the server is away gets a page once it is there again", async () => {
    const { page, context, cookies, close } = await withExpired("member@stopbank.example");
    await context.setOffline(true);
    await page.getByRole("button", { name: leave }).click();
    await page.getByRole("heading", { name: "Stopbank could not start" }).waitFor();
    await context.addCookies(cookies);
    await context.setOffline(false);
    await page.getByRole("heading", { name: "welcome to Larkhaven" }).waitFor();
    await close();
  });

  it("ACC-11: a page that comes to the front stops asking where its person is back", async () => {
    const { page, context, cookies, close } = await withExpired("member@stopbank.example");
    await context.addCookies(cookies);
    await comeToTheFront(page);
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Logout" }).waitFor();
    await close();
  });

  it("ACC-11: the organisation that was chosen comes after the log-in that it needed", async () => {
    const session = await signedIn(browser, "admin@stopbank.example");
    const { page, context, close } = await visit(browser, { path: "/home", session });
    const organisation = page.getByRole("button", { name: /Larkhaven District Council/ });
    await organisation.waitFor();
    await context.clearCookies();
    await organisation.click();
    await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await page.getByRole("dialog").getByText(expired).waitFor();
    await signIn(page, "admin@stopbank.example");
    await page.getByRole("button", { name: /Northport Harbour Board/ }).waitFor();
    await close();
  });
});
