import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { edgeless, unmarkedFocus } from "./focusMarks.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { untilStill } from "./untilStill.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

/** What administrators see beside the panels of Administration, which say themselves which there are. */
const beside = ["/manage-users", "/account", "/accessibility", "/home/contacts"];

describe("the administration's panels", () => {
  let browser: Browser;
  let session: Session;
  let paths: readonly string[];
  beforeAll(async () => {
    browser = await startBrowser();
    session = await signedIn(browser, "admin@stopbank.example");
    const { page, close } = await visit(browser, { path: "/administration", session });
    const links = page.getByRole("navigation", { name: "Administration" }).getByRole("link");
    // They are an operator, whose panels come once the server has said so.
    await links.filter({ hasText: "Clients" }).waitFor();
    paths = [
      ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))),
      ...beside,
    ];
    await close();
  });
  afterAll(() => browser?.close());

  /** Each of them, once all that it loads is there. */
  async function eachPanel(
    size: readonly [number, number],
    look: (page: Page, path: string) => Promise<void>,
  ) {
    const [widthPx, heightPx] = size;
    const { page, faults, close } = await visit(browser, { path: "/home", session, widthPx, heightPx });
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      await page.goto(new URL(path, page.url()).href);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await expect.poll(() => page.locator(".sb-skeleton").count(), { message: path }).toBe(0);
      await untilStill(page);
      await look(page, path);
    }
    expect(faults).toEqual([]);
    await close();
  }

  const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  it.each([
    ["on a phone", [390, 844]],
    ["enlarged to 200%", [720, 450]],
  ] as const)("D-15: scroll no way but down, and have no serious finding, %s", async (_where, size) => {
    await eachPanel(size, async (page, path) => {
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page), path).toEqual([]);
    });
  });

  it("D-07: show where the keyboard is, and have edges where grounds are not drawn, in forced colours", async () => {
    await eachPanel([1440, 900], async (page, path) => {
      expect(await unmarkedFocus(page, 30), path).toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        expect(await edgeless(page), `${path}, ${colorScheme}`).toEqual([]);
        expect(await unmarkedFocus(page, 6), `${path}, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
    });
  });

  it("D-01: are opened by keyboard as links are, and are where Back leads", async () => {
    const { page, faults, close } = await visit(browser, { path: "/administration/features", session });
    const links = page.getByRole("navigation", { name: "Administration" }).getByRole("link");
    const trail = links.filter({ hasText: "Audit trail" });
    await tabTo(trail);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 2, name: "Audit trail", exact: true }).waitFor();
    expect(await hasFocus(trail)).toBe(true);
    expect(await trail.getAttribute("aria-current")).toBe("page");
    expect(await links.and(page.locator("[aria-current]")).count()).toBe(1);
    await page.keyboard.press("Shift+Tab");
    expect(await hasFocus(links.filter({ hasText: "Jobs" }))).toBe(true);
    await page.goBack();
    await page.getByRole("heading", { level: 2, name: "Features", exact: true }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it("D-01: are chosen from a list where links have no room", async () => {
    const { page, close } = await visit(browser, {
      path: "/administration/features",
      session,
      widthPx: 390,
      heightPx: 844,
    });
    const choice = page.getByRole("combobox", { name: "Section" });
    await tabTo(choice);
    await choice.selectOption("Preferences");
    await page.getByRole("heading", { level: 2, name: "Preferences" }).waitFor();
    expect(await hasFocus(choice)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/administration/preferences");
    await close();
  });
});
