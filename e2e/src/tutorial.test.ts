import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { atLarkhaven } from "./atLarkhaven.ts";
import { riskPage } from "./riskPage.ts";
import { floodedBuildings, sceneAddress } from "./sceneAddress.ts";

/** Every step there is for Larkhaven, in order. */
const allSteps = [
  ...["The map", "Find a place", "2D and 3D", "View", "Legends"],
  ...["Add layers", "Elements", "Hazards", "Contextual", "Layers Preview"],
  ...["Scenario Controls", "Show and hide", "Layer details"],
  ...["Layers", "Risk Summary", "The chart", "Export Risk Summary", "Methodology Report", "Selected"],
  ...["Regions", "Draw an area", "Measure", "Picture and print", "Full screen"],
];

/** The tutorial as somebody goes through it. */
function tutorial(page: Page) {
  const step = page.locator(".tutorial-step");
  const progress = step.locator(".driver-popover-progress-text");
  const press = async (name: RegExp | string) => {
    const before = await progress.textContent();
    await step.getByRole("button", { name }).click();
    await page.waitForFunction((was) => {
      const now = document.querySelector(".driver-popover-progress-text")?.textContent;
      const titles = [...document.querySelectorAll(".bp6-dialog h2")].map(({ textContent }) => textContent);
      return now === undefined ? titles.includes("Congratulations") : now !== was;
    }, before);
  };
  return {
    step,
    menu: page.getByRole("dialog", { name: "The Risk Tutorial" }),
    end: page.getByRole("dialog", { name: "Congratulations" }),
    title: () => step.locator(".driver-popover-title").textContent(),
    next: () => press(/^(Next|Finish)$/),
    /** Whether what is pointed at lies in the window, and the keyboard is where it is said. */
    isInPlace: () =>
      page.evaluate(() => {
        const box = document.querySelector(".tutorial-frame")?.getBoundingClientRect();
        const said = document.querySelector(".tutorial-step");
        const words = said?.getBoundingClientRect();
        const isIn = (rect?: DOMRect) =>
          rect !== undefined &&
          rect.width > 8 &&
          rect.height > 8 &&
          rect.left >= 0 &&
          rect.top >= 0 &&
          rect.right <= window.innerWidth + 1 &&
          rect.bottom <= window.innerHeight + 1;
        return isIn(box) && isIn(words) && said?.contains(document.activeElement) === true;
      }),
    /** Goes on to the end. @returns what it saw. */
    async goThrough(look?: (title: string | null) => Promise<void>) {
      const seen: (string | null)[] = [];
      await step.waitFor();
      while (await step.isVisible()) {
        const title = await this.title();
        seen.push(title);
        expect([title, await this.isInPlace()]).toEqual([title, true]);
        await look?.(title);
        await this.next();
      }
      return seen;
    },
  };
}

const notFound = (page: Page) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Element not found")) said.push(message.text());
  });
  return said;
};

describe("the tutorial of the risk map", () => {
  const { visit } = atLarkhaven();

  it("TUT-02 TUT-03 TUT-04 TUT-10 MAP-22: leads through all there is, and leaves an empty map empty", async () => {
    const { page, faults, close } = await visit({ path: "/risk" });
    const risk = riskPage(page);
    await risk.untilDrawn();
    const lost = notFound(page);
    const tour = tutorial(page);
    await page.getByRole("tab", { name: "Layers" }).click();
    await page.waitForURL(/drawer=layers/);
    const address = page.url();
    const button = page.getByRole("tabpanel").getByRole("button", { name: "Tutorial" });
    await button.click();
    await tour.menu.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await tour.menu.getByRole("button", { name: "Next" }).click();
    const seen = await tour.goThrough(async (title) => {
      if (title === "Legends" || title === "Hazards") expect(await seriousFindings(page)).toEqual([]);
    });
    expect(seen).toEqual(allSteps);
    expect(lost).toEqual([]);
    await tour.end.waitFor();
    expect(page.url()).toBe(address);
    await page.getByText("The map is empty.").waitFor();

    await tour.end.getByRole("button", { name: "Try Another Tutorial" }).click();
    await tour.menu.getByRole("button", { name: /Map Tools/ }).click();
    await tour.step.waitFor();
    expect(await tour.title()).toBe("Regions");
    await tour.step.getByRole("button", { name: "Close the tutorial" }).click();
    await tour.step.waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.textContent === "Tutorial");
    expect(page.url()).toBe(address);
    expect(faults).toEqual([]);
    await close();
  });

  it("TUT-01 TUT-07 TUT-08: blocks nothing, ends by Escape, by leaving and by loading anew, and gives the reader's own map back", async () => {
    const { page, faults, close } = await visit({
      path: sceneAddress({ layers: floodedBuildings, drawer: "risk" }),
    });
    const risk = riskPage(page);
    await risk.untilDrawn();
    const tour = tutorial(page);
    const entry = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Tutorial" });
    const own = new URL(page.url()).searchParams;
    const isOwn = () => {
      const now = new URL(page.url()).searchParams;
      expect([now.get("layers"), now.get("drawer")]).toEqual([own.get("layers"), own.get("drawer")]);
    };
    const begin = async (part: RegExp) => {
      await entry.click();
      await tour.menu.getByRole("button", { name: part }).click();
      await tour.step.waitFor();
    };

    // What is pointed at can be used, and what it opens lies over the tutorial, with an Escape of its own.
    await begin(/Add & Explore/);
    await page.getByRole("button", { name: "Add layers" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add Layers", exact: true });
    await dialog.getByRole("checkbox", { name: "Roads" }).check();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await tour.title()).toBe("Add layers");
    await tour.next();
    await dialog.waitFor();
    expect(await tour.title()).toBe("Elements");
    // A press on the words is no press beside the dialog.
    await tour.step.locator(".driver-popover-description").click();
    expect(await dialog.isVisible()).toBe(true);
    await tour.step.press("Escape");
    await tour.step.waitFor({ state: "detached" });
    await dialog.waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.textContent === "Tutorial");
    isOwn();

    // A dialog that is left or done with takes what is said of it along, and the tour goes on beside it.
    await begin(/Add & Explore/);
    await tour.next();
    await dialog.waitFor();
    await dialog.getByRole("checkbox", { name: "Roads" }).press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await tour.step.getByText("Scenario Controls", { exact: true }).waitFor();
    expect(await tour.isInPlace()).toBe(true);
    await tour.step.getByRole("button", { name: "Back" }).click();
    await dialog.waitFor();
    expect(await tour.title()).toBe("Layers Preview");
    await dialog.getByRole("button", { name: "Done" }).click({ timeout: 5_000 });
    await dialog.waitFor({ state: "hidden" });
    await tour.step.getByText("Scenario Controls", { exact: true }).waitFor();
    await tour.step.press("Escape");
    await tour.step.waitFor({ state: "detached" });
    isOwn();

    // The window may change meanwhile.
    await begin(/Map Basics/);
    await tour.next();
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.waitForFunction(() => {
      const [frame, field] = [".tutorial-frame", ".map-page-search"].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      return frame !== undefined && field !== undefined && Math.abs(frame.width - field.width) < 2;
    });
    await page.reload();
    await risk.untilDrawn();
    isOwn();

    // Whoever goes elsewhere finds the page as it was.
    await begin(/Navigating/);
    await tour.next();
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.waitForURL(/\/home/);
    await tour.step.waitFor({ state: "detached" });
    expect(await entry.count()).toBe(0);
    await page.goBack();
    await risk.untilDrawn();
    isOwn();
    expect(faults).toEqual([]);
    await close();
  });

  it("TUT-08: works on a phone, where panels are sheets", async () => {
    const { page, faults, close } = await visit({
      path: "/risk",
      widthPx: 390,
      heightPx: 844,
      hasTouch: true,
    });
    await riskPage(page).untilDrawn();
    const lost = notFound(page);
    const tour = tutorial(page);
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Tutorial" }).tap();
    await tour.menu.getByRole("button", { name: "Next" }).tap();
    expect(await tour.goThrough()).toEqual(allSteps);
    expect(lost).toEqual([]);
    await tour.end.getByRole("button", { name: "Exit" }).tap();
    await tour.end.waitFor({ state: "hidden" });
    // The sheet is down again.
    await page.waitForFunction(() => (document.querySelector(".sb-sheet")?.clientHeight ?? 999) < 120);
    expect(faults).toEqual([]);
    await close();
  });
});
