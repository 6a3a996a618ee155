import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { floodedBuildings } from "./sceneAddress.ts";
import { untilStill } from "./untilStill.ts";
import { signedIn, startBrowser, visit } from "./visitor.ts";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const twoHazards = `${floodedBuildings};h:coastal_inundation:coastal_inundation_100yr_slr100`;

/** How each tab set of the product comes to the screen. One that is missing here fails the first test. */
const tabSets: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  "DrawerTabs.tsx": async (page) => page.getByRole("tablist", { name: "Layers and risk" }),
  "ScenarioControlsView.tsx": async (page) => page.locator(".map-page-controls-tabs [role=tablist]"),
  "add-layers": async (page) => {
    await page.getByRole("button", { name: "Add layers" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add Layers" });
    // The dialog takes the focus once it is open, and would take it from a tab.
    await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    return dialog.getByRole("tablist");
  },
};
interface Elsewhere {
  readonly path: string;
  readonly email?: string;
  /** Where other tabs are there too: what they stand in. */
  within?(page: Page): Locator;
  /** Brings them to the screen. */
  show?(page: Page): Promise<unknown>;
}

/** Those that stand on no risk map: at which address, and for whom. */
const elsewhere: Readonly<Record<string, Elsewhere>> = {
  login: { path: "/auth/login" },
  notes: {
    path: "/home",
    email: "member@stopbank.example",
    show: (page) => page.getByRole("button", { name: /^Notifications/ }).click(),
  },
  "summary-tabs": { path: "/summary", email: "member@stopbank.example" },
  "technical-report": {
    path: "/property?v=2&client=larkhaven&drawer=hazards&x.property.chosen=properties:PROP-00732",
    email: "member@stopbank.example",
    within: (page) => page.getByRole("dialog"),
    show: async (page) => {
      await page.getByRole("button", { name: /^River flooding/ }).click();
      await page.getByRole("button", { name: "View Awatōrea River flood model" }).click();
    },
  },
};

describe("tabs", () => {
  const { openScene } = membersOfLarkhaven();

  it("are all walked here", () => {
    const files = globSync("{apps,packages,plugins}/*/src/**/*.tsx", { cwd: root }).filter(
      (file) => !file.endsWith("TabSet.tsx"),
    );
    const found = files.flatMap((file) => {
      const text = readFileSync(resolve(root, file), "utf8");
      const shared = [...text.matchAll(/<TabSet\b[\s\S]*?\bid=(?:"([\w-]+)"|\{)/g)].map(
        // One that stands several times has an id for each.
        ([, id = file.split("/").at(-1) ?? file]) => id,
      );
      return text.includes('role="tablist"') ? [...shared, file.split("/").at(-1) ?? file] : shared;
    });
    expect(found.toSorted()).toEqual([...Object.keys(tabSets), ...Object.keys(elsewhere)].toSorted());
  });

  it("D-01: are reached by arrow keys and chosen by Enter, each of them, round and back", async () => {
    const { page, closeSound } = await openScene({ layers: twoHazards, drawer: "layers" });
    for (const [name, show] of Object.entries(tabSets)) await walk(name, await show(page));
    await page.keyboard.press("Escape");
    await closeSound();
  });

  it("D-01: of other pages are walked too", async () => {
    const browser = await startBrowser();
    for (const [name, { path, email, within, show }] of Object.entries(elsewhere)) {
      const { page, close } = await visit(browser, {
        path,
        ...(email === undefined ? {} : { session: await signedIn(browser, email) }),
      });
      const tabs = (within?.(page) ?? page).getByRole("tablist");
      await show?.(page);
      await tabs.waitFor();
      await untilStill(page);
      await walk(name, tabs);
      await close();
    }
    await browser.close();
  });
});

/** Goes through a set's tabs by arrow keys, chooses one by Enter, and leaves it as it was. */
async function walk(name: string, set: Locator): Promise<void> {
  const page = set.page();
  const tabs = set.getByRole("tab");
  const count = await tabs.count();
  expect(count, name).toBeGreaterThan(1);
  await tabs.and(page.locator("[aria-selected=true]")).focus();
  const from = await focused(tabs);
  for (const step of [1, 1, -1]) {
    const before = await focused(tabs);
    await page.keyboard.press(step === 1 ? "ArrowRight" : "ArrowLeft");
    const next = (before + step + count) % count;
    await expect.poll(() => focused(tabs), { message: name }).toBe(next);
  }
  await page.keyboard.press("Enter");
  const chosen = tabs.nth((from + 1) % count);
  await expect.poll(() => chosen.getAttribute("aria-selected"), { message: name }).toBe("true");
  await tabs.nth(from).click();
}

/** Which of the tabs has focus; -1 for none. */
const focused = (tabs: Locator) =>
  tabs.evaluateAll((all) => (all as (Element | null)[]).indexOf(document.activeElement));
