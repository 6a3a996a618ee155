import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { field, fillIn, said, typeIn, untilFocused, untilIn } from "./accountSteps.ts";
import { askApi } from "./askApi.ts";
import { mailedCode, newestMail } from "./mailbox.ts";
import { startBeside } from "./startBeside.ts";
import type { StartedProduct } from "./startProduct.ts";
import { startBrowser, visit } from "./visitor.ts";

const password = "Ōtaki beach 7";
const another = "Pāua & kina 8";
const demoPassword = "Stopbank-1";

/** On a product of its own: what these do to accounts nobody else should meet. */
describe("an account, on pages of its own", () => {
  let browser: Browser;
  let product: StartedProduct;
  beforeAll(async () => {
    [browser, product] = await Promise.all([startBrowser(), startBeside()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const visiting = (path: string, more: object = {}) =>
    visit(browser, { baseUrl: product.baseUrl, path, widthPx: 1024, heightPx: 768, ...more });

  it.each([
    ["/auth/login", "E-mail"],
    ["/auth/forgot-password", "Send code to email"],
    ["/auth/reset-password", "Code and password"],
  ])("ACC-08, ACC-09: has %s for a page of its own, on a phone and enlarged", async (path, words) => {
    for (const [widthPx, heightPx, hasPicture] of [
      [1440, 900, true],
      [861, 700, true],
      [859, 700, false],
      [390, 844, false],
      [720, 450, false],
    ] as const) {
      const { page, close } = await visiting(path, { widthPx, heightPx });
      await page.getByText(words).first().waitFor();
      expect(await page.locator(".login-picture").isVisible()).toBe(hasPicture);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      if (widthPx < 860 || widthPx === 1440) expect(await seriousFindings(page)).toEqual([]);
      await close();
    }
  });

  it("ACC-03, ACC-06, ACC-09, ACC-18: has its password set anew at /auth/forgot-password and /auth/reset-password by keyboard alone, and logs in there", async () => {
    const email = "member@stopbank.example";
    const { page, faults, close } = await visiting("/auth/forgot-password");
    await untilFocused(field(page, "E-mail"));
    await typeIn(page, { "E-mail": email });
    await said(page, "If email exists you will receive a confirmation code.");
    await page.getByRole("heading", { name: "Code and password" }).waitFor();
    await untilFocused(field(page, "Code"));
    // As from another device, which knows nothing of what was typed.
    await page.goto(`${product.baseUrl}/auth/reset-password`);
    await page.getByRole("heading", { name: "Code and password" }).waitFor();
    await untilFocused(field(page, "Code"));
    await typeIn(page, {
      "E-mail": email,
      Code: await mailedCode(product.baseUrl, email),
      "New password": another,
      "Confirm password": another,
    });
    await said(page, "Password reset successfully.");
    await untilFocused(field(page, "Password"));
    expect(await field(page, "E-mail").inputValue()).toBe(email);
    await typeIn(page, { Password: another });
    await untilIn(page);
    await page.waitForURL(/\/home/);
    expect(faults).toEqual([]);
    await close();
  });

  it("ACC-04, ACC-06, ACC-08, ACC-12, ACC-13: that has to change its password is let in at /auth/login by keyboard alone", async () => {
    const { page, close } = await visiting("/auth/login");
    await untilFocused(field(page, "E-mail"));
    await typeIn(page, { "E-mail": "new@stopbank.example", Password: demoPassword });
    await said(page, "Login Successful! But please change your password.");
    await page.getByRole("heading", { name: "Choose a new password" }).waitFor();
    await untilFocused(field(page, "New password"));
    expect(await seriousFindings(page)).toEqual([]);
    await typeIn(page, { "New password": password, "Confirm password": password });
    await said(page, "Password changed successfully.");
    await untilIn(page);
    await page.waitForURL(/\/home/);
    await close();
  });

  it("ACC-08, ACC-14: that is not confirmed is asked for a fresh code at /auth/login, and then in", async () => {
    const email = "unconfirmed@stopbank.example";
    const { page, close } = await visiting("/auth/login");
    await fillIn(page, { "E-mail": email, Password: demoPassword });
    await said(page, "Login Successful! But please confirm your signup.");
    await said(page, "Please verify the code by checking your email.");
    const signUp = page.getByRole("tab", { name: "Sign up" });
    await expect.poll(() => signUp.getAttribute("aria-selected")).toBe("true");
    expect(await seriousFindings(page)).toEqual([]);
    await fillIn(page, { Code: await mailedCode(product.baseUrl, email) });
    await untilIn(page);
    await page.waitForURL(/\/home/);
    await close();
  });

  it("ACC-54, ACC-33, A-26: is invited by a link, whose token leaves the address at once and stands in no request, and signs up with the address that it was sent to", async () => {
    const email = `person.${Date.now()}@somewhere.example`;
    const [admin, adminOfNorthport] = await Promise.all(
      ["larkhaven", "northport"].map((client) => askApi("admin@stopbank.example", client, product.baseUrl)),
    );
    await admin?.("/user/invite", { emails_to_invite: [email, "nobody.yet"], client_name: "larkhaven" });
    const { text } = await newestMail(product.baseUrl, email, /invites you to Stopbank/);
    const link = new URL(/http\S+/.exec(text)?.[0] ?? "");
    expect([link.pathname, link.search]).toEqual(["/auth/login", ""]);
    const token = new URLSearchParams(link.hash.slice(1)).get("invitation") ?? "no token";
    const asked: string[] = [];
    const prepare = async (page: Page) => {
      page.on("request", (request) => asked.push(request.url(), request.headers().referer ?? ""));
    };
    const { page, close } = await visiting(link.pathname + link.hash, { prepare });
    await page.getByRole("heading", { name: "Larkhaven District Council invites you" }).waitFor();
    expect(page.url()).toBe(`${product.baseUrl}/auth/login`);
    expect(asked.filter((address) => address.includes(token) && !address.endsWith(link.hash))).toEqual([]);
    expect(await field(page, "E-mail").inputValue()).toBe(email);
    // A link that was sent when it stood in the query still works, and is taken out of the address as well.
    const former = await visiting(`/auth/login?${link.hash.slice(1)}`);
    await former.page.getByRole("heading", { name: "Larkhaven District Council invites you" }).waitFor();
    expect(former.page.url()).toBe(`${product.baseUrl}/auth/login`);
    await former.close();
    await fillIn(page, { "E-mail": email, "New password": password, "Confirm password": password });
    await said(page, "Code validation");
    await fillIn(page, { Code: await mailedCode(product.baseUrl, email) });
    await untilIn(page);
    await page.getByText("Larkhaven District Council").first().waitFor();
    // Whoever has an account by now logs in instead, and is a member of another organisation for it.
    await adminOfNorthport?.("/user/invite", { emails_to_invite: [email], client_name: "northport" });
    const second = await newestMail(product.baseUrl, email, /invites you to Stopbank/);
    const other = new URL(/http\S+/.exec(second.text)?.[0] ?? "");
    await page.evaluate(() =>
      fetch("/bff/session", { method: "DELETE", headers: { "x-requested-by": "stopbank" } }),
    );
    await page.goto("about:blank");
    await page.goto(product.baseUrl + other.pathname + other.hash);
    await page.getByRole("heading", { name: /Northport.* invites you/ }).waitFor();
    await fillIn(page, { "E-mail": email, Password: password });
    await said(page, "You are a member now.");
    await page.waitForURL(/\/home/);
    await close();
  });
});
