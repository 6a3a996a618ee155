import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { coveredBy, coveredControls, inReach } from "./covered.ts";
import { tooSmallForFingers } from "./fingerRoom.ts";
import { areaInAddress, pointCount } from "./mapTools.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { block, floodedBuildings, floodTag } from "./sceneAddress.ts";
import { statsOf } from "./statsOf.ts";

/** Sizes in pixels that one window is given after another. 720 by 450 is a laptop's, twice enlarged. */
const windows = [
  {
    name: "in a laptop's window",
    drawer: "risk",
    hasTouch: false,
    sizes: [
      [1440, 900],
      [1024, 768],
      [720, 450],
    ],
  },
  { name: "in a small laptop's window", drawer: "risk", hasTouch: false, sizes: [[1024, 768]] },
  { name: "in a laptop's window, twice enlarged", drawer: undefined, hasTouch: false, sizes: [[720, 450]] },
  {
    name: "on a phone",
    drawer: undefined,
    hasTouch: true,
    sizes: [
      [360, 640],
      [390, 844],
      [390, 664],
      [844, 390],
    ],
  },
  {
    name: "on a phone with its sheet raised",
    drawer: "risk",
    hasTouch: true,
    sizes: [
      [360, 640],
      [390, 844],
      [360, 740],
    ],
  },
] as const;

describe("the map where room is short", () => {
  const { ask, openScene } = membersOfLarkhaven();

  it("is drawn on by fingers, with the sheet below", async () => {
    const { page, tools, areaOtherThan, figure, closeSound } = await openScene(
      { layers: floodedBuildings },
      { widthPx: 390, heightPx: 844, hasTouch: true },
    );
    await page.getByRole("button", { name: "Draw an area" }).tap();
    await tools.hint.waitFor();
    const corners = [
      [0.2, 0.25],
      [0.7, 0.25],
      [0.7, 0.55],
      [0.2, 0.55],
    ] as const;
    for (const [at, corner] of corners.entries()) {
      const { x, y } = tools.pixelAt(corner);
      await page.touchscreen.tap(x, y);
      await tools.hint.filter({ hasText: pointCount(at + 1) }).waitFor();
    }
    expect(await seriousFindings(page)).toEqual([]);
    const first = tools.pixelAt(corners[0]);
    await page.touchscreen.tap(first.x, first.y);
    const area = await areaOtherThan(undefined);
    expect(area?.coordinates[0]).toHaveLength(5);
    await page.getByRole("button", { name: "Done" }).tap();
    await tools.hint.waitFor({ state: "hidden" });

    const sheet = page.getByRole("region", { name: "Layers and risk" });
    const peekPx = (await sheet.boundingBox())?.height ?? 0;
    await page.getByRole("tab", { name: "Risk Summary" }).tap();
    await page.getByText("Filtering by custom shape").waitFor();
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBeGreaterThan(peekPx);
    expect(await figure()).toBe((await statsOf(ask, "buildings", floodTag, { area })).totals.total);
    expect(areaInAddress(page.url())).toEqual(area);
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it("D-04: has room for fingers in the panel and in what opens from it", async () => {
    const { page, risk, closeSound } = await openScene(
      { layers: floodedBuildings, area: block, drawer: "risk" },
      { widthPx: 390, heightPx: 844, hasTouch: true },
    );
    const sheet = page.getByRole("region", { name: "Layers and risk" });
    await risk.lookAt(page.locator(".risk-annual"));
    await page.locator(".risk-annual .sb-figure").waitFor();
    expect(await tooSmallForFingers(sheet)).toEqual([]);
    await page
      .getByRole("button", { name: /Methodology$/ })
      .first()
      .tap();
    const dialog = page.getByRole("dialog");
    await dialog.locator(".sb-curve svg").first().waitFor();
    expect(await tooSmallForFingers(dialog)).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).last().tap();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("tab", { name: "Layers" }).tap();
    await page.getByRole("button", { name: "Buildings", exact: true, expanded: false }).tap();
    await page.getByRole("group", { name: "Replacement cost" }).waitFor();
    expect(await tooSmallForFingers(sheet)).toEqual([]);
    await closeSound();
  });

  it("leaves the list of layers to add its room on a laptop, twice enlarged", async () => {
    const { page, closeSound } = await openScene({}, { widthPx: 720, heightPx: 450 });
    await page.getByRole("button", { name: "Add layers" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add Layers" });
    await dialog.getByRole("tab", { name: "HAZARDS" }).click();
    const options = dialog.getByRole("tabpanel", { name: "HAZARDS" }).getByRole("checkbox");
    await options.first().waitFor();
    await expect.poll(async () => (await inReach(options)).filter(Boolean).length).toBeGreaterThanOrEqual(2);
    await options.last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await inReach(options)).at(-1)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it.each(windows)(
    "D-15: covers no control with another $name, whatever size it is given",
    async ({ drawer, hasTouch, sizes }) => {
      const { page, tools, closeSound } = await openScene(
        { layers: floodedBuildings, drawer },
        { widthPx: sizes[0][0], heightPx: sizes[0][1], hasTouch },
      );
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const message = `${width} by ${height}`;
        const findsNone = (find: () => Promise<readonly string[]>) =>
          expect.poll(find, { message }).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          message,
        ).toBeLessThanOrEqual(0);
        await findsNone(() => coveredControls(page, mapControls));
        await findsNone(() => coveredBy(page, ".maplibregl-ctrl-scale"));
        await page.getByRole("button", { name: "Draw an area" }).click();
        await tools.hint.waitFor();
        // What a button says under the pointer may lie over its neighbours, and goes with the pointer.
        await page.mouse.move(width / 3, height / 2);
        await page.getByRole("tooltip").waitFor({ state: "hidden" });
        await findsNone(() => coveredControls(page, mapControls));
        expect(await seriousFindings(page), message).toEqual([]);
        await page.keyboard.press("Escape");
        await tools.hint.waitFor({ state: "hidden" });
      }
      await closeSound();
    },
  );

  it("D-15: covers neither the examples one begins with nor a control beside them, on phones", async () => {
    const sizes = [
      [390, 844],
      [390, 664],
      [360, 640],
    ] as const;
    const { page, closeSound } = await openScene({}, { widthPx: 390, heightPx: 844, hasTouch: true });
    const examples = page.locator(".map-page-start .map-page-example");
    await examples.first().waitFor();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const message = `${width} by ${height}`;
      const others = `${mapControls}:not(.map-page-example)`;
      await expect.poll(() => coveredControls(page, others), { message }).toEqual([]);
      for (const example of await examples.all()) {
        await example.scrollIntoViewIfNeeded();
        await expect.poll(() => inReach(example), { message }).toEqual([true]);
      }
    }
    await closeSound();
  });

  it.each(windows)(
    "D-15: covers no control with another while it compares $name, whatever size it is given",
    async ({ drawer, hasTouch, sizes }) => {
      const compare = `swipe,0.5;h:river_flood:${floodTag.replace("breach", "hold")}`;
      const { page, closeSound } = await openScene(
        { layers: floodedBuildings, drawer, compare },
        { widthPx: sizes[0][0], heightPx: sizes[0][1], hasTouch },
      );
      await page.getByRole("toolbar", { name: "Comparison" }).waitFor();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const message = `${width} by ${height}`;
        await expect.poll(() => coveredControls(page, mapControls), { message }).toEqual([]);
        for (const part of [".maplibregl-ctrl-scale", ".map-page-compare-labels > p"])
          await expect.poll(() => coveredBy(page, part), { message }).toEqual([]);
      }
      await closeSound();
    },
  );

  it.each([
    ["a phone", 390, 844, true],
    ["a phone on its side", 844, 390, true],
    ["a small phone", 360, 640, true],
    ["a small laptop", 1024, 768, false],
    ["a laptop, twice enlarged", 720, 450, false],
  ] as const)(
    "leaves the log-in free of what is said beside it, on %s, %i by %i",
    async (_name, widthPx, heightPx, hasTouch) => {
      const { page, context, close } = await openScene(
        { layers: floodedBuildings },
        { widthPx, heightPx, hasTouch },
      );
      await page.route("**/bff/session", (route) =>
        route.request().method() === "POST"
          ? route.fulfill({ status: 429, headers: { "retry-after": "3600" }, json: {} })
          : route.continue(),
      );
      await holdToasts(page);
      await context.clearCookies();
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Password", { exact: true }).fill("Stopbank-1");
      await dialog.getByRole("button", { name: "Log in", exact: true }).click();
      const said = page.locator(".sb-toast");
      await said.filter({ hasText: "Too many attempts" }).waitFor();
      await said.filter({ hasText: "Session expired" }).waitFor();
      expect(await dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      for (const control of [
        ".login-dialog .bp6-input-group",
        ".login-dialog [type=submit]",
        ".login-dialog .login-leave",
      ]) {
        for (const one of await page.locator(control).all()) await one.scrollIntoViewIfNeeded();
        await expect.poll(() => coveredControls(page, control)).toEqual([]);
      }
      expect(await said.count()).toBe(2);
      await close();
    },
  );

  it.each([
    ["a laptop", 1440, 900, false],
    ["a small laptop", 1024, 768, false],
    ["a phone", 390, 844, true],
    ["a laptop, twice enlarged", 720, 450, false],
  ] as const)(
    "ACC-11: covers nothing where a session ended and its log-in was dismissed, on %s, %i by %i",
    async (_name, widthPx, heightPx, hasTouch) => {
      const { page, context, close } = await openScene(
        { layers: floodedBuildings, drawer: "layers" },
        { widthPx, heightPx, hasTouch },
      );
      // Raises the sheet; beside the map the panel is open.
      if (widthPx < 760) await page.getByRole("tab", { name: "Layers" }).click();
      await holdToasts(page);
      await context.clearCookies();
      const dial = page.getByRole("slider", { name: "Return period" });
      await dial.focus();
      await page.keyboard.press("ArrowRight");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("E-mail").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await page.getByText("Maps and figures come again once you log in.").waitFor();
      for (const part of [mapControls, ".map-page-tabs button, .shell-expired button, .sb-sheet-handle"])
        await expect.poll(() => coveredControls(page, part)).toEqual([]);
      await expect.poll(() => coveredBy(page, ".maplibregl-ctrl-scale")).toEqual([]);
      await dial.scrollIntoViewIfNeeded();
      await expect.poll(() => inReach(dial)).toEqual([true]);
      expect(await seriousFindings(page)).toEqual([]);
      await close();
    },
  );
});

/** Keeps each toast from its first moment on, as a pointer does that rests on it. */
const holdToasts = (page: Page) =>
  page.evaluate(() => {
    const hold = () => {
      for (const toast of document.querySelectorAll(".sb-toast"))
        toast.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    };
    new MutationObserver(hold).observe(document.body, { childList: true, subtree: true });
  });

const mapControls = ".map-page-search input, .map-page-map :is(button, a[href])";
