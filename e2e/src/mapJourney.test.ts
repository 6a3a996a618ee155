import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";

const untilBothDrawn = (page: Page) =>
  page.waitForFunction(() => {
    const maps = [...document.querySelectorAll(".sb-map-canvas")];
    return maps.length === 2 && maps.every(({ ariaBusy }) => ariaBusy === "false");
  });

describe("the risk map by keyboard alone", () => {
  const { openScene } = membersOfLarkhaven();

  it("D-01, D-02: layers are added, a region chosen, a scenario changed, figures read and two sides compared, and each is said", async () => {
    const { page, risk, untilAddress, closeSound } = await openScene({});
    const spoken = page.locator("[data-spoken=changes]");
    const press = (key: string) => page.keyboard.press(key);

    // Add: the first tab of the dialog, then the next by an arrow key.
    const opener = page.getByRole("button", { name: "Add layers" }).first();
    await tabTo(opener);
    await press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add Layers" });
    await tabTo(dialog.getByRole("checkbox", { name: "Buildings" }).first());
    await press("Space");
    await tabTo(dialog.getByRole("tab", { selected: true }), "Shift+Tab");
    await press("ArrowRight");
    await press("Enter");
    await tabTo(dialog.getByRole("checkbox", { name: "River flooding" }).first());
    await press("Space");
    await tabTo(dialog.getByRole("button", { name: "Done" }));
    await press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await spoken.filter({ hasText: /^Buildings and River flooding.* added; Buildings: .*\.$/ }).waitFor();
    await risk.untilDrawn();

    // Choose a region; what had the keyboard has it again.
    const regions = page.getByRole("button", { name: "All regions" });
    await tabTo(regions);
    await press("Enter");
    await tabTo(page.getByRole("checkbox", { name: "Kererū Park" }));
    await press("Space");
    await spoken.filter({ hasText: /^Region: Kererū Park; Buildings: [\d,]+ exposed, / }).waitFor();
    await press("Escape");
    const chosen = page.getByRole("button", { name: /^1 region/ });
    await expect.poll(() => hasFocus(chosen)).toBe(true);

    // Change the scenario.
    await tabTo(page.getByRole("tab", { name: "Risk Summary" }));
    await press("ArrowLeft");
    await press("Enter");
    const period = page.getByRole("slider", { name: "Return period" });
    await tabTo(period);
    await press("ArrowRight");
    await spoken.filter({ hasText: /^River flooding, 1 in 200 years, / }).waitFor();
    expect(await period.getAttribute("aria-valuetext")).toMatch(/200/);

    // Read.
    await tabTo(page.getByRole("tab", { name: "Layers", exact: true }), "Shift+Tab");
    await press("ArrowRight");
    await press("Enter");
    await risk.untilDrawn();
    const summary = await page.getByRole("tabpanel", { name: "Risk Summary" }).ariaSnapshot();
    expect(summary).toMatch(/region "River flooding 1 in 200 years, .*"/);
    expect(summary).toMatch(/paragraph: [\d,]+ of [\d,]+ assessed buildings are exposed/);
    expect(summary).toContain('figure "Damage State"');
    expect(summary).toMatch(/listitem "Minor: [\d,]+, .*% of assessed"/);

    // And take it back.
    await tabTo(page.getByRole("button", { name: "Undo", exact: true }), "Shift+Tab");
    await press("Enter");
    await spoken.filter({ hasText: /^River flooding, 1 in 100 years, .*; Buildings: / }).waitFor();
    await untilAddress("regions", /kereru-park/);
    expect(await seriousFindings(page)).toEqual([]);

    // Compare with the pair of the stopbanks, and hear and read both sides.
    const compare = page.getByRole("button", { name: "Compare", exact: true });
    await tabTo(compare, "Shift+Tab");
    await press("Enter");
    const offeredPair = page.getByRole("button", { name: /^Stopbanks/ });
    await offeredPair.waitFor();
    await press("Escape");
    await offeredPair.waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(compare)).toBe(true);
    await press("Enter");
    await tabTo(offeredPair);
    await press("Enter");
    await spoken
      .filter({ hasText: /^Comparing, left side: Stopbanks breach; right side: Stopbanks hold\.$/ })
      .waitFor();
    const sides = page.getByRole("region", { name: "Sides of the comparison" });
    const read = async () => (await sides.getByRole("paragraph").allTextContents()).join(", ");
    const both = "Left side: Stopbanks breach, Right side: Stopbanks hold";
    expect(await read()).toBe(both);
    const divider = page.getByRole("slider", { name: "Divider between the sides" });
    await tabTo(divider, "Shift+Tab");
    await press("End");
    expect(await divider.getAttribute("aria-valuetext")).toBe("90% Stopbanks breach, 10% Stopbanks hold");
    await untilAddress("compare", /^swipe,0\.9;h:river_flood:/);
    await untilBothDrawn(page);
    expect(await seriousFindings(page)).toEqual([]);

    // The second map goes with the comparison, and leaves no graphics context behind.
    const second = await page.locator(".sb-map-other canvas").elementHandle();
    await press("Escape");
    await spoken.filter({ hasText: /^Comparison ended\.$/ }).waitFor();
    const isLost = (canvas: SVGElement | HTMLElement | undefined) =>
      canvas instanceof HTMLCanvasElement && canvas.getContext("webgl2")?.isContextLost();
    await expect.poll(() => second?.evaluate(isLost)).toBe(true);
    expect(await page.locator("canvas.maplibregl-canvas").count()).toBe(1);
    await expect.poll(() => hasFocus(compare)).toBe(true);

    // Undone it is there again, and so from its link.
    await press("Control+z");
    await untilAddress("compare", /^swipe,0\.9;h:river_flood:/);
    await page.reload();
    await untilBothDrawn(page);
    expect(await read()).toBe(both);
    await closeSound();
  });
});
