import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { field, fillIn, said, typeIn, untilFocused, untilIn, wrongOf } from "./accountSteps.ts";
import { tabTo } from "./keyboard.ts";
import { mailedCode, newestMail } from "./mailbox.ts";
import { startBeside } from "./startBeside.ts";
import type { StartedProduct } from "./startProduct.ts";
import { startBrowser, visit } from "./visitor.ts";

const password = "Ōtaki beach 7";
const another = "Pāua & kina 8";
const demoPassword = "Stopbank-1";

/** On a product of its own: what these do to accounts nobody else should meet. */
describe("an account", () => {
  let browser: Browser;
  let product: StartedProduct;
  beforeAll(async () => {
    [browser, product] = await Promise.all([startBrowser(), startBeside()]);
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
  const fillSignUp = (page: Page, email: string) =>
    fillIn(page, { "E-mail": email, "New password": password, "Confirm password": password });
  const typeCode = (page: Page, code: string) => fillIn(page, { Code: code });
  /** Makes the code that was mailed expire, by wrong tries. */
  const tryWrongly = async (page: Page, code: string, call: string, action: string) => {
    for (let tries = 0; tries < 5; tries++) {
      const refused = page.waitForResponse((answer) => answer.url().endsWith(call));
      await typeCode(page, wrongOf(code));
      await refused;
      await expect.poll(() => page.getByRole("button", { name: action }).isEnabled()).toBe(true);
    }
  };

  it("ACC-01, ACC-05, ACC-06, ACC-15, ACC-17, ACC-33: is made by keyboard alone, and is a member by its approved domain", async () => {
    const email = somebody("larkhaven.example");
    const { page, faults, close } = await visiting();
    await tabTo(page.getByRole("button", { name: "Log in" }).first());
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await untilFocused(field(page, "E-mail"));
    await tabTo(dialog.getByRole("tab", { name: "Log in" }), "Shift+Tab");
    await page.keyboard.press("ArrowRight");
    await untilFocused(dialog.getByRole("tab", { name: "Sign up" }));
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
    await untilFocused(field(page, "Phone (optional)"));
    expect(await seriousFindings(page)).toEqual([]);
    await typeIn(page, {
      "Phone (optional)": "021 123 4567",
      "New password": password,
      "Confirm password": password,
    });
    await said(page, "Code validation");
    const stored = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(stored).toEqual(expect.arrayContaining(["recent_signup_email", "recent_signup_uuid"]));
    expect(await seriousFindings(page)).toEqual([]);
    await untilFocused(field(page, "Code"));
    // ACC-29
    await page.keyboard.type("12a");
    await said(page, "Code must be only numbers");
    await typeIn(page, { Code: await mailedCode(product.baseUrl, email) });
    await said(page, "You have successfully signed up.");
    await untilIn(page);
    await said(page, "Larkhaven District Council");
    const after = await page.evaluate(() => Object.keys(localStorage));
    expect(after.filter((key) => key.startsWith("recent"))).toEqual([]);
    expect(faults.filter((fault) => !/status of 40[01]/.test(fault))).toEqual([]);
    await close();
  });

  it("ACC-16, ACC-17, ACC-19: goes on with a recent sign-up after a reload, says that a code is wrong, and is in by the password that was typed again", async () => {
    const email = somebody();
    const { page, close } = await openDialog("Sign up");
    await fillSignUp(page, email);
    await said(page, "Code validation");
    await page.reload();
    await page.getByRole("button", { name: "Log in" }).first().click();
    await page.getByRole("tab", { name: "Log in", selected: true }).waitFor();
    await page.getByRole("tab", { name: "Sign up" }).click();
    await fillSignUp(page, email);
    await said(
      page,
      "You have recently signed up with this email. Please verify the code by checking your email.",
    );
    const code = await mailedCode(product.baseUrl, email);
    await typeCode(page, wrongOf(code));
    await said(page, "Confirmation code does not match, please try again.");
    expect(await field(page, "Code").isVisible()).toBe(true);
    await typeCode(page, code);
    await said(page, "You do not belong to an organisation yet");
    await close();
  });

  it("ACC-17: is asked for the log-in where its code is confirmed once the password is gone with a closed dialog", async () => {
    const email = somebody();
    const { page, dialog, close } = await openDialog("Sign up");
    await fillSignUp(page, email);
    await said(page, "Code validation");
    await field(page, "Code").press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Log in" }).first().click();
    await typeCode(page, await mailedCode(product.baseUrl, email));
    await said(page, "You have successfully signed up.");
    const logIn = dialog.getByRole("tab", { name: "Log in" });
    await expect.poll(() => logIn.getAttribute("aria-selected")).toBe("true");
    expect([await field(page, "E-mail").inputValue(), await field(page, "Password").inputValue()]).toEqual([
      email,
      "",
    ]);
    await fillIn(page, { Password: password });
    await untilIn(page);
    await close();
  });

  it("ACC-02, ACC-03, ACC-18, ACC-32: has its password set anew, with the e-mail kept on the way", async () => {
    const email = "member@stopbank.example";
    const elsewhere = await openDialog();
    await fillIn(elsewhere.page, { "E-mail": email, Password: demoPassword });
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
    await fillIn(page, {
      Code: await mailedCode(product.baseUrl, email),
      "New password": another,
      "Confirm password": password,
    });
    await said(page, "Passwords do not match");
    await fillIn(page, { "Confirm password": another });
    await said(page, "Password reset successfully.");
    await fillIn(page, { Password: another });
    await untilIn(page);
    await newestMail(product.baseUrl, email, /^Your password was changed$/);
    // Whoever was logged in with the former one is out.
    await elsewhere.page.evaluate(() => dispatchEvent(new Event("online")));
    await said(elsewhere.page, "Session expired, please log in again");
    await close();
    await elsewhere.close();
  });

  it("ACC-20: closes the dialog over the code of a sign-up that has expired", async () => {
    const email = somebody();
    const { page, dialog, close } = await openDialog("Sign up");
    await fillSignUp(page, email);
    await said(page, "Code validation");
    const code = await mailedCode(product.baseUrl, email);
    await tryWrongly(page, code, "/user/confirm_signup", "Confirm");
    await typeCode(page, code);
    await said(page, "Confirmation code has expired, please try again.");
    await dialog.waitFor({ state: "hidden" });
    await close();
  });

  it("ACC-20: closes the dialog over the code of a reset that has expired, and begins anew with the address", async () => {
    const email = "admin@stopbank.example";
    const { page, dialog, close } = await openDialog();
    await field(page, "E-mail").fill(email);
    await dialog.getByText("Forgot password").click();
    await dialog.getByRole("heading", { name: "Send code to email" }).waitFor();
    await field(page, "E-mail").press("Enter");
    await dialog.getByRole("heading", { name: "Code and password" }).waitFor();
    const code = await mailedCode(product.baseUrl, email);
    await field(page, "New password").fill(another);
    await field(page, "Confirm password").fill(another);
    await tryWrongly(page, code, "/user/confirm_forgot_password", "Set the new password");
    await typeCode(page, code);
    await said(page, "Confirmation code has expired, please try again.");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Log in" }).first().click();
    await dialog.getByRole("heading", { name: "Send code to email" }).waitFor();
    expect(await field(page, "E-mail").inputValue()).toBe(email);
    await close();
  });

  it("ACC-04, ACC-12, ACC-13: that has to change its password is let in with another one", async () => {
    const { page, dialog, close } = await openDialog();
    await fillIn(page, { "E-mail": "new@stopbank.example", Password: demoPassword });
    await said(page, "Login Successful! But please change your password.");
    await dialog.getByRole("heading", { name: "Choose a new password" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const set = (secret: string) => fillIn(page, { "New password": secret, "Confirm password": secret });
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
    await fillIn(page, { "E-mail": email, Password: demoPassword });
    await said(page, "Login Successful! But please confirm your signup.");
    await said(page, "Please verify the code by checking your email.");
    expect(await dialog.getByRole("tab", { name: "Sign up" }).getAttribute("aria-selected")).toBe("true");
    await typeCode(page, await mailedCode(product.baseUrl, email));
    await untilIn(page);
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
