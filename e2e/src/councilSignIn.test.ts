import { providerSecret, type StartedProvider, startProvider } from "@stopbank/api/testing/provider";
import { freePort } from "@stopbank/http-edge/testing/free-port";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { startBeside } from "./startBeside.ts";
import type { StartedProduct } from "./startProduct.ts";
import { signIn, startBrowser, untilItListens, visit } from "./visitor.ts";

const local = "local@stopbank.example";
const domain = "council.larkhaven.example";

describe("council sign-in", () => {
  let browser: Browser;
  let product: StartedProduct;
  let provider: StartedProvider;
  beforeAll(async () => {
    const port = await freePort();
    product = await startBeside({ STOPBANK_OWN_PROVIDERS: `127.0.0.1:${port}` });
    const { baseUrl } = product;
    provider = await startProvider({
      port,
      hasPage: true,
      accounts: {
        kiri: { email: `kiri@${domain}`, email_verified: true, groups: ["stopbank-editors"] },
        stranger: { email: `stranger@${domain}`, email_verified: true, groups: [] },
      },
      redirects: [`${baseUrl}/bff/sign-in/callback`],
      afterLogOut: [`${baseUrl}/home`],
      backchannel: `${baseUrl}/bff/sign-in/larkhaven/log-out`,
    });
    await product.orderWith("Stopbank-1\n", "user", "add", local, "--client", "larkhaven");
    browser = await startBrowser();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await provider?.close();
    await product?.stop();
  });

  const openLogin = async (page: Page) => {
    await page.getByRole("button", { name: "Log in" }).first().click();
    return page.getByRole("dialog");
  };
  const asAdmin = async () => {
    const visited = await visit(browser, { baseUrl: product.baseUrl });
    await openLogin(visited.page);
    await signIn(visited.page, "admin@stopbank.example");
    await visited.page.goto(`${product.baseUrl}/administration/sign-in`);
    await visited.page.getByRole("textbox", { name: "Issuer" }).waitFor();
    return visited;
  };
  /** Types an address, leaves it, and goes where that leads. */
  const goToCouncil = async (page: Page) => {
    const dialog = await openLogin(page);
    await dialog.getByLabel("E-mail").fill(`somebody@${domain}`);
    await page.keyboard.press("Tab");
    const own = dialog.getByRole("button", { name: /^Log in with (?!a passkey)/ });
    await own.waitFor();
    await expect.poll(() => dialog.getByLabel("Password", { exact: true }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await own.click();
    await page.getByRole("heading", { name: "Council log-in" }).waitFor();
  };
  const who = (page: Page) =>
    page.evaluate(async () =>
      (await fetch("/bff/session", { headers: { "x-requested-by": "stopbank" } })).json(),
    );

  it("is set up by an administrator, who tests it first", async () => {
    const { page, faults, close } = await asAdmin();
    await page.getByRole("textbox", { name: "Issuer" }).fill(provider.issuer);
    await page.getByRole("button", { name: "Test the settings" }).click();
    await page.getByText("The provider can be used", { exact: true }).waitFor();
    await page.getByRole("textbox", { name: "Client ID" }).fill("stopbank");
    await page.getByLabel("Client secret").fill(providerSecret);
    await page.getByRole("textbox", { name: "E-mail domains" }).fill(domain);
    await page.getByRole("textbox", { name: "Claim that says what somebody is" }).fill("groups");
    await page.getByRole("button", { name: "Add a value" }).click();
    await page.getByRole("textbox", { name: "Value 1" }).fill("stopbank-editors");
    await page.getByLabel("Role of everybody else").selectOption("refused");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("The sign-in is saved.").waitFor();
    expect(await page.getByLabel("Client secret").inputValue()).toBe("");
    expect(await seriousFindings(page)).toEqual([]);
    for (const width of [390, 720]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it("A-05, A-11: logs in by the address, with the role that the claim says, and out at both ends", async () => {
    const { page, context, faults, close } = await visit(browser, { baseUrl: product.baseUrl });
    await goToCouncil(page);
    await page.getByRole("link", { name: "Go on as kiri" }).click();
    await expect.poll(() => new URL(page.url()).origin).toBe(product.baseUrl);
    await expect.poll(async () => (await who(page)).roles).toEqual(["editor"]);
    const session = await who(page);
    expect(session).toMatchObject({ email: `kiri@${domain}`, client_name: "larkhaven" });
    expect(session.clients).toHaveLength(1);
    expect((await context.cookies()).some(({ name }) => name === "stopbank-sign-in")).toBe(false);
    await untilItListens(page);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Signout" }).click();
    await page.getByRole("button", { name: "Log out of the council" }).click();
    await expect.poll(() => page.url()).toBe(`${product.baseUrl}/home`);
    expect((await who(page)).signedIn).toBe(false);
    // The provider asks who it is again.
    await goToCouncil(page);
    expect(faults).toEqual([]);
    await close();
  });

  it("says in a sentence why somebody is not let in", async () => {
    const { page, close } = await visit(browser, { baseUrl: product.baseUrl });
    await goToCouncil(page);
    await page.getByRole("link", { name: "Go on as stranger" }).click();
    await page.getByText("Your account has no role in Stopbank. Ask your administrator for one.").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });

  it("E-09: refuses passwords with a sentence once they are switched off, but for the administrator who keeps theirs", async () => {
    const { page, close } = await asAdmin();
    await page.getByRole("checkbox", { name: "admin@stopbank.example" }).check({ force: true });
    await page.getByRole("button", { name: "Switch passwords off" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Switch passwords off" }).click();
    await page.getByText("Passwords are switched off.").waitFor();
    const member = await visit(browser, { baseUrl: product.baseUrl });
    const dialog = await openLogin(member.page);
    await dialog.getByLabel("E-mail").fill(local);
    await dialog.getByLabel("Password", { exact: true }).fill("Stopbank-1");
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await member.page
      .getByText(/takes no passwords\. Log in with your organisation's own account\./)
      .waitFor();
    await member.close();
    await page.reload();
    await page.getByRole("button", { name: "Let passwords in again" }).click();
    await page.getByText("Passwords are taken again.").waitFor();
    await close();
  });
});
