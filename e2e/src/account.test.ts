import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { mailedCode, newestMail } from "./mailbox.ts";
import { type StartedProduct, startProduct } from "./startProduct.ts";
import { startBrowser, visit } from "./visitor.ts";

const password = "Ōtaki beach 7";
const another = "Pāua & kina 8";
const demoPassword = "Stopbank-1";

/** On a product of its own: what these do to accounts nobody else should meet. */
describe("an account", () => {
  let browser: Browser;
  let product: StartedProduct;
  beforeAll(async () => {
    [browser, product] = await Promise.all([startBrowser(), startProduct()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  let people = 0;
  const somebody = (domain = "somewhere.example") => `person.${++people}.${Date.now()}@${domain}`;
  const visiting = (path = "/", more: object = {}) =>
    visit(browser, { baseUrl: product.baseUrl, path, widthPx: 1024, heightPx: 768, ...more });
  const openDialog = async (tab?: "Sign up", more: object = {}) => {
    const visitor = await visiting("/", more);
    await visitor.page.getByRole("button", { name: "Log in" }).first().click();
    const dialog = visitor.page.getByRole("dialog");
    await dialog.getByLabel("E-mail").waitFor();
    if (tab !== undefined) await dialog.getByRole("tab", { name: tab }).click();
    return { ...visitor, dialog };
  };
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
  const fillSignUp = async (page: Page, email: string, secret = password) => {
    await field(page, "E-mail").fill(email);
    await field(page, "New password").fill(secret);
    await field(page, "Confirm password").fill(secret);
    await page.keyboard.press("Enter");
  };
  const typeCode = async (page: Page, code: string) => {
    await field(page, "Code").fill(code);
    await page.keyboard.press("Enter");
  };
  const untilIn = (page: Page) => page.getByRole("button", { name: "Logout" }).waitFor();
  const said = (page: Page, words: string) => page.getByText(words).first().waitFor();

  it("ACC-01, ACC-05, ACC-15, ACC-17, ACC-33: is made by keyboard alone, and is a member by its approved domain", async () => {
    const email = somebody("larkhaven.example");
    const { page, dialog, faults, close } = await openDialog();
    await tabTo(dialog.getByRole("tab", { name: "Log in" }), "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await dialog.getByText("Email and Password").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(field(page, "E-mail"));
    await page.keyboard.type(email);
    await tabTo(field(page, "Phone (optional)"));
    await page.keyboard.type("12");
    await tabTo(field(page, "New password"));
    await page.keyboard.type("stopbank");
    // ACC-10: all that it lacks, while it is typed.
    for (const rule of ["an upper case letter", "a number", "a special character or a space"])
      await said(page, `Password must contain ${rule}`);
    await page.keyboard.press("Enter");
    await said(page, "Invalid phone number");
    expect(await hasFocus(field(page, "Phone (optional)"))).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await field(page, "Phone (optional)").fill("021 123 4567");
    await fillSignUp(page, email);
    await said(page, "Code validation");
    const stored = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(stored).toEqual(expect.arrayContaining(["recent_signup_email", "recent_signup_uuid"]));
    expect(await seriousFindings(page)).toEqual([]);
    // ACC-29
    await page.keyboard.type("12a");
    await said(page, "Code must be only numbers");
    await typeCode(page, await mailedCode(product.baseUrl, email));
    await said(page, "You have successfully signed up.");
    await untilIn(page);
    await said(page, "Larkhaven District Council");
    const after = await page.evaluate(() => Object.keys(localStorage));
    expect(after.filter((key) => key.startsWith("recent"))).toEqual([]);
    expect(faults.filter((fault) => !/status of 40[01]/.test(fault))).toEqual([]);
    await close();
  });

  it("ACC-16, ACC-19: goes on with a recent sign-up after a reload, says that a code is wrong, and asks for the log-in", async () => {
    const email = somebody();
    const { page, close } = await openDialog("Sign up");
    await fillSignUp(page, email);
    await said(page, "Code validation");
    await page.reload();
    await page.getByRole("button", { name: "Log in" }).first().click();
    await page.getByRole("tab", { name: "Sign up" }).click();
    await fillSignUp(page, email);
    await said(
      page,
      "You have recently signed up with this email. Please verify the code by checking your email.",
    );
    const code = await mailedCode(product.baseUrl, email);
    await typeCode(page, code === "000000" ? "000001" : "000000");
    await said(page, "Confirmation code does not match, please try again.");
    expect(await field(page, "Code").isVisible()).toBe(true);
    await typeCode(page, code);
    await said(page, "You do not belong to an organisation yet");
    await close();
  });

  it("ACC-02, ACC-03, ACC-18, ACC-32: has its password set anew, with the e-mail kept on the way", async () => {
    const email = "member@stopbank.example";
    const elsewhere = await openDialog();
    await field(elsewhere.page, "E-mail").fill(email);
    await field(elsewhere.page, "Password").fill(demoPassword);
    await elsewhere.page.keyboard.press("Enter");
    await untilIn(elsewhere.page);

    const { page, dialog, close } = await openDialog();
    await field(page, "E-mail").fill(email);
    const forgot = dialog.getByRole("checkbox", { name: "Forgot password" });
    // The box that is drawn lies over the one that is asked for.
    await dialog.getByText("Forgot password").click();
    await dialog.getByRole("heading", { name: "Send code to email" }).waitFor();
    expect(await field(page, "E-mail").inputValue()).toBe(email);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByText("Forgot password").click();
    expect([await forgot.isChecked(), await field(page, "E-mail").inputValue()]).toEqual([false, email]);
    await dialog.getByText("Forgot password").click();
    await field(page, "E-mail").press("Enter");
    await said(page, "If email exists you will receive a confirmation code.");
    await dialog.getByRole("heading", { name: "Code and password" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await field(page, "Code").fill(await mailedCode(product.baseUrl, email));
    await field(page, "New password").fill(another);
    await field(page, "Confirm password").fill(password);
    await page.keyboard.press("Enter");
    await said(page, "Passwords do not match");
    await field(page, "Confirm password").fill(another);
    await page.keyboard.press("Enter");
    await said(page, "Password reset successfully.");
    await field(page, "Password").fill(another);
    await page.keyboard.press("Enter");
    await untilIn(page);
    await newestMail(product.baseUrl, email, /^Your password was changed$/);
    // Whoever was logged in with the former one is out.
    await elsewhere.page.evaluate(() => dispatchEvent(new Event("online")));
    await said(elsewhere.page, "Session expired, please log in again");
    await close();
    await elsewhere.close();
  });

  it("ACC-20: closes the dialog over a code that has expired", async () => {
    const email = somebody();
    const { page, dialog, close } = await openDialog("Sign up");
    await fillSignUp(page, email);
    await said(page, "Code validation");
    const code = await mailedCode(product.baseUrl, email);
    for (let tries = 0; tries < 5; tries++) {
      const refused = page.waitForResponse((answer) => answer.url().endsWith("/user/confirm_signup"));
      await typeCode(page, code === "000000" ? "000001" : "000000");
      await refused;
      await expect.poll(() => dialog.getByRole("button", { name: "Confirm" }).isEnabled()).toBe(true);
    }
    await typeCode(page, code);
    await said(page, "Confirmation code has expired, please try again.");
    await dialog.waitFor({ state: "hidden" });
    await close();
  });

  it("ACC-04, ACC-12, ACC-13: that has to change its password is let in with another one", async () => {
    const { page, dialog, close } = await openDialog();
    await field(page, "E-mail").fill("new@stopbank.example");
    await field(page, "Password").fill(demoPassword);
    await page.keyboard.press("Enter");
    await said(page, "Login Successful! But please change your password.");
    await dialog.getByRole("heading", { name: "Choose a new password" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const set = async (secret: string) => {
      await field(page, "New password").fill(secret);
      await field(page, "Confirm password").fill(secret);
      await page.keyboard.press("Enter");
    };
    await set(demoPassword);
    await said(page, "Password cannot be identical to your last password.");
    await set(password);
    await said(page, "Password changed successfully.");
    await untilIn(page);
    await close();
  });

  it("ACC-14: that is not confirmed is asked for a fresh code, and then in", async () => {
    const email = "unconfirmed@stopbank.example";
    const { page, dialog, close } = await openDialog();
    await field(page, "E-mail").fill(email);
    await field(page, "Password").fill(demoPassword);
    await page.keyboard.press("Enter");
    await said(page, "Login Successful! But please confirm your signup.");
    await said(page, "Please verify the code by checking your email.");
    expect(await dialog.getByRole("tab", { name: "Sign up" }).getAttribute("aria-selected")).toBe("true");
    await typeCode(page, await mailedCode(product.baseUrl, email));
    await untilIn(page);
    await close();
  });

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

  it("ACC-54, ACC-33, A-26: is invited by a link, whose token leaves the address at once and stands in no request, and signs up with the address that it was sent to", async () => {
    const email = somebody();
    const admin = await apiAs(product.baseUrl, "admin@stopbank.example");
    await admin("/user/invite", { emails_to_invite: [email, "nobody.yet"], client_name: "larkhaven" });
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
    await fillSignUp(page, email);
    await said(page, "Code validation");
    await typeCode(page, await mailedCode(product.baseUrl, email));
    await untilIn(page);
    await page.getByText("Larkhaven District Council").first().waitFor();
    // Whoever has an account by now logs in instead, and is a member of another organisation for it.
    await admin("/user/invite", { emails_to_invite: [email], client_name: "northport" }, "northport");
    const second = await newestMail(product.baseUrl, email, /invites you to Stopbank/);
    const other = new URL(/http\S+/.exec(second.text)?.[0] ?? "");
    await page.evaluate(() =>
      fetch("/bff/session", { method: "DELETE", headers: { "x-requested-by": "stopbank" } }),
    );
    await page.goto("about:blank");
    await page.goto(product.baseUrl + other.pathname + other.hash);
    await page.getByRole("heading", { name: /Northport.* invites you/ }).waitFor();
    await field(page, "E-mail").fill(email);
    await field(page, "Password").fill(password);
    await page.keyboard.press("Enter");
    await said(page, "You are a member now.");
    await page.waitForURL(/\/home/);
    await close();
  });

  it("keeps what was typed in a dialog that was closed by accident, but for passwords", async () => {
    const { page, dialog, close } = await openDialog("Sign up");
    await field(page, "E-mail").fill("kiri@larkhaven.example");
    await field(page, "New password").fill(password);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Log in" }).first().click();
    await dialog.getByText("Email and Password").waitFor();
    expect([
      await field(page, "E-mail").inputValue(),
      await field(page, "New password").inputValue(),
    ]).toEqual(["kiri@larkhaven.example", ""]);
    await close();
  });
});

/** The API as a program that has logged in. */
async function apiAs(baseUrl: string, email: string) {
  const credentials = Buffer.from(`${email}:${demoPassword}`).toString("base64");
  const login = await fetch(`${baseUrl}/api/user/login`, {
    method: "POST",
    headers: { authorization: `Basic ${credentials}` },
  });
  const { access_token } = (await login.json()) as { access_token: string };
  return async (call: string, body: object, client = "larkhaven") => {
    const answer = await fetch(`${baseUrl}/api${call}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${access_token}`,
        "content-type": "application/json",
        "ui-client-name": client,
      },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };
}
