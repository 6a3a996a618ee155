import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { startBeside } from "./startBeside.ts";
import type { StartedProduct } from "./startProduct.ts";
import { startBrowser, type VisitOptions, visit } from "./visitor.ts";

const installations = "This is a demonstration. Its accounts and passwords are published";
const larkhavens = "Larkhaven does not exist.";
const northports = "Northport does not exist.";
const hostile =
  '<h2>New rules</h2><svg><script>document.title = "taken over"</script></svg><img src="x" onerror="document.title = \'taken over\'"><p style="position:fixed;inset:0" onclick="1">Kept.</p><a href="javascript:1">bad link</a> <a href="https://example.org/">good link</a>';

const terms = (page: Page) => page.getByRole("dialog", { name: "Terms and Conditions" });
const goOn = (page: Page) => terms(page).getByRole("button", { name: "Continue" });
const agree = async (page: Page) => {
  await terms(page).getByText("I agree to the above Terms and Conditions").click();
  await goOn(page).click();
};

describe("terms and conditions", () => {
  let product: StartedProduct;
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), "stopbank-terms-"));
  beforeAll(async () => {
    [product, browser] = await Promise.all([startBeside(), startBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([product?.stop(), browser?.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const meet = (options: VisitOptions = {}) =>
    visit(browser, { baseUrl: product.baseUrl, path: "/home", meetsTerms: true, ...options });
  /** The terms come in the place of the log-in. */
  const logIn = async (page: Page, email: string) => {
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("Stopbank-1");
    await page.keyboard.press("Enter");
  };
  const write = (kind: string, html: string, ...of: string[]) => {
    const file = join(folder, `${kind}.json`);
    writeFileSync(file, JSON.stringify({ html }));
    return product.order("content", "put", kind, file, ...of);
  };

  it.each([
    [1440, 900],
    [390, 844],
  ])(
    "ACC-37, ACC-38, ACC-40: ask a visitor for the installation's, once, with no way around: %i px",
    async (widthPx, heightPx) => {
      const { page, faults, close } = await meet({ widthPx, heightPx });
      await terms(page).getByText(installations).waitFor();
      await keepPicture(page, `terms-${widthPx}`);
      expect(await seriousFindings(page)).toEqual([]);
      expect(await terms(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await page.mouse.click(5, heightPx / 2);
      expect(await goOn(page).isDisabled()).toBe(true);
      await goOn(page).click({ force: true });
      await expect.poll(() => terms(page).isVisible()).toBe(true);
      await agree(page);
      await terms(page).waitFor({ state: "hidden" });
      await page.reload();
      await page.getByRole("heading", { name: "Larkhaven open data" }).waitFor();
      expect(await terms(page).count()).toBe(0);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it("ACC-38: that were changed while they were read are shown anew, to be agreed to as they are", async () => {
    const email = `reader.${Date.now()}@somewhere.example`;
    await product.orderWith("Stopbank-1\n", "user", "add", email, "--client", "northport");
    const { page, close } = await meet();
    await agree(page);
    await logIn(page, email);
    await terms(page).getByText(northports).waitFor();
    await write("terms", "<p>Northport has written these meanwhile.</p>", "--client", "northport");
    await agree(page);
    await terms(page)
      .getByText(/^The terms were changed while you read them/)
      .waitFor();
    await terms(page).getByText("Northport has written these meanwhile.").waitFor();
    expect(await goOn(page).isDisabled()).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await agree(page);
    await terms(page).waitFor({ state: "hidden" });
    await write("terms", `<p>${northports}</p>`, "--client", "northport");
    await close();
  });

  it("ACC-38, ACC-39: ask a person for each client's after that, until the server knows, and say so when it cannot", async () => {
    const { page, close } = await meet();
    await agree(page);
    await terms(page).waitFor({ state: "hidden" });
    await page.route("**/api/user/accept_tsncs?*", (route) => route.abort(), { times: 1 });
    await logIn(page, "admin@stopbank.example");
    await terms(page).getByText(larkhavens).waitFor();
    expect(await terms(page).getByRole("img", { name: "Larkhaven District Council" }).isVisible()).toBe(true);
    await keepPicture(page, "terms-client");
    expect(await seriousFindings(page)).toEqual([]);
    await agree(page);
    await terms(page).getByRole("alert").waitFor();
    await keepPicture(page, "terms-failed");
    await goOn(page).click();
    await terms(page).waitFor({ state: "hidden" });

    await page.getByRole("button", { name: /Larkhaven District Council/ }).click();
    await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await terms(page).getByText(northports).waitFor();
    await page.reload();
    await terms(page).getByText(northports).waitFor();
    await agree(page);
    await terms(page).waitFor({ state: "hidden" });
    await page.reload();
    await page.getByRole("button", { name: "Logout" }).waitFor();
    expect(await terms(page).count()).toBe(0);
    await close();
  });

  it("ACC-38: let whoever does not agree log out, and are not asked for anew of a browser that accepted the installation's", async () => {
    const { page, close } = await meet();
    await agree(page);
    await logIn(page, "member@stopbank.example");
    await terms(page).getByText(larkhavens).waitFor();
    await terms(page).getByRole("button", { name: "Leave and log out" }).click();
    await page.getByRole("heading", { name: "Larkhaven open data" }).waitFor();
    await page.getByRole("button", { name: "Login" }).waitFor();
    expect(await terms(page).count()).toBe(0);
    await close();
  });

  it("ACC-40: wait for the log-in, and come after it", async () => {
    const { page, close } = await meet({ path: "/adaptation" });
    await page.getByLabel("E-mail").waitFor();
    expect(await terms(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await terms(page).getByText(installations).waitFor();
    await page.goto(`${product.baseUrl}/auth/login`);
    await page.getByLabel("E-mail").waitFor();
    expect(await terms(page).count()).toBe(0);
    await close();
  });

  it("ACC-38, ACC-40, ACC-41: ask again once the installation's changed, of which nothing acts, and for the same words once", async () => {
    const { page, faults, close } = await meet();
    await agree(page);
    await terms(page).waitFor({ state: "hidden" });
    await write("installationTerms", hostile);
    await write("terms", hostile, "--client", "larkhaven");
    await page.reload();
    await terms(page).getByRole("heading", { name: "New rules" }).waitFor();
    const good = terms(page).getByRole("link", { name: "good link" });
    expect([await good.getAttribute("rel"), await good.getAttribute("target")]).toEqual([
      "noopener noreferrer",
      "_blank",
    ]);
    expect(await terms(page).getByRole("link", { name: "bad link" }).count()).toBe(0);
    const markup = await terms(page).locator(".sb-markdown").innerHTML();
    expect(markup).not.toMatch(/script|onerror|onclick|style|<img|<svg/);
    expect(await page.title()).not.toBe("taken over");
    await agree(page);
    await terms(page).waitFor({ state: "hidden" });
    await logIn(page, "member@stopbank.example");
    await page.getByRole("heading", { name: "Kia ora, welcome to Larkhaven" }).waitFor();
    expect(await terms(page).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});

/** While writing tests: a picture of what a person sees. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const pictures = process.env.STOPBANK_TEST_PICTURES;
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}.png`) });
}
