import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { readBeforehand } from "./readBeforehand.ts";
import { startBeside } from "./startBeside.ts";
import type { StartedProduct } from "./startProduct.ts";
import { signIn, startBrowser, type VisitOptions, visit } from "./visitor.ts";

const entry = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const dot = (page: Page) => entry(page).locator(".menu-dot");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Release Notes" });
const head = (page: Page) => dialog(page).getByRole("heading", { level: 3 });
const close = async (page: Page) => {
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await dialog(page).waitFor({ state: "hidden" });
};

describe("release notes", () => {
  let product: StartedProduct;
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), "stopbank-notes-"));
  beforeAll(async () => {
    [product, browser] = await Promise.all([startBeside(), startBrowser()]);
    await readBeforehand(product.baseUrl);
  });
  afterAll(async () => {
    await Promise.all([product?.stop(), browser?.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (options: VisitOptions = {}) =>
    visit(browser, { baseUrl: product.baseUrl, path: "/home", ...options });
  const asMember = async () => {
    const visited = await open();
    await visited.page.getByRole("button", { name: "Login" }).click();
    await signIn(visited.page, "member@stopbank.example");
    await visited.page.getByRole("heading", { name: "Kia ora, welcome to Larkhaven" }).waitFor();
    return visited;
  };
  /** What was posted so far. */
  const postsOf = (page: Page) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    return posts;
  };

  it.each([
    [1440, 900],
    [390, 844],
  ])(
    "ACC-42, ACC-43: open from Notifications at the latest version, for visitors too: %i px",
    async (widthPx, heightPx) => {
      const { page, faults, close: leave } = await open({ widthPx, heightPx });
      const posts = postsOf(page);
      if (widthPx < 640) await page.getByRole("button", { name: "Open menu" }).click();
      expect(await dot(page).count()).toBe(0);
      await entry(page).click();
      await expect.poll(() => head(page).textContent()).toBe("0.0.929: Damage in dollars");
      expect(await seriousFindings(page)).toEqual([]);
      await keepPicture(page, `notes-${widthPx}`);
      expect(
        await dialog(page)
          .getByRole("button", { name: /Areas of any shape/ })
          .isVisible(),
      ).toBe(false);
      await dialog(page).getByRole("button", { name: "Previous Versions" }).click();
      await dialog(page).getByRole("button", { name: "0.0.871: Areas of any shape" }).click();
      await expect.poll(() => head(page).textContent()).toBe("0.0.871: Areas of any shape");
      await dialog(page).getByText("An area is kept for a year").waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await keepPicture(page, `notes-previous-${widthPx}`);
      await dialog(page).getByRole("tab", { name: "Messages" }).click();
      await dialog(page).getByText("Nothing has happened yet.").waitFor();
      await close(page);
      expect(posts.filter((path) => path.includes("changelog"))).toEqual([]);
      expect(faults).toEqual([]);
      await leave();
    },
  );

  it("ACC-42, AMB-05: keep what was said in passing on a tab of its own, counted until it is read", async () => {
    const { page, close: leave } = await asMember();
    await entry(page).click();
    await dialog(page).getByRole("tab", { name: "Messages" }).click();
    await dialog(page).getByText("Login successful.").waitFor();
    await keepPicture(page, "notes-messages");
    expect(await seriousFindings(page)).toEqual([]);
    await close(page);
    await expect.poll(() => entry(page).textContent()).toBe("Notifications");
    await leave();
  });

  it("ACC-44: have a dot until they were closed, also where that could not be kept; then it comes again", async () => {
    const newer = [
      { version: "0.0.930", date: "2026-11-02", title: "Terms", body: "- Terms are asked for." },
    ];
    const file = join(folder, "notes.json");
    writeFileSync(file, JSON.stringify(newer));
    await product.order("content", "put", "releaseNotes", file);
    const { page, context, close: leave } = await asMember();
    await dot(page).waitFor();
    expect(await entry(page).textContent()).toBe("Notifications, new release notes");
    await keepPicture(page, "notes-dot");
    await page.route("**/api/user/changelog_seen", (route) => route.abort(), { times: 1 });
    const posts = postsOf(page);
    await entry(page).click();
    await expect.poll(() => head(page).textContent()).toBe("0.0.930: Terms");
    expect(posts).toEqual([]);
    await close(page);
    await dot(page).waitFor({ state: "detached" });
    expect(posts).toEqual(["/api/user/changelog_seen"]);
    expect(await page.getByText("Something went wrong").count()).toBe(0);

    await page.reload();
    await dot(page).waitFor();
    await entry(page).click();
    await expect.poll(() => head(page).textContent()).toBe("0.0.930: Terms");
    const kept = page.waitForResponse("**/api/user/changelog_seen");
    await page.keyboard.press("Escape");
    expect((await kept).status()).toBe(200);
    await expect.poll(() => entry(page).evaluate((button) => button === document.activeElement)).toBe(true);
    const other = await context.newPage();
    await other.goto(`${product.baseUrl}/home`);
    await other.getByRole("button", { name: "Logout" }).waitFor();
    expect(await dot(other).count()).toBe(0);
    await leave();
  });
});

/** While writing tests: a picture of what a person sees. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const pictures = process.env.STOPBANK_TEST_PICTURES;
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}.png`) });
}
