import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { atLarkhaven } from "./atLarkhaven.ts";

interface RiskNumbers {
  readonly data: { readonly assessment: { readonly exposed_count: number } };
}

describe("risk stories", () => {
  const { ask, visit, visitAsVisitor } = atLarkhaven();
  const breach = "river_flood_100yr_present_breach";

  it("STO-01, STO-02, STO-03, STO-05, STO-06, STO-07, STO-08, STO-12: stories are told beside the map, step by step, and leave it as it was", async () => {
    const { page, faults } = await visit({ path: "/risk" });
    const region = page.getByRole("region", { name: "Stories", exact: true });
    const shownIn = () => new URL(page.url()).searchParams.get("layers") ?? "";
    const stepIs = (number: number) => region.getByText(`${number} / 12`, { exact: true }).waitFor();
    // A map of the reader's own, which is there again at the end.
    await page.getByRole("button", { name: "Add layers" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: /^Bridges/ }).check();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect.poll(shownIn).toBe("e:bridges");
    const own = new URL(page.url()).search;

    await page.getByRole("link", { name: "Stories", exact: true }).click();
    await region.getByText("RISK STORIES").waitFor();
    for (const name of ["Add layers", "Draw an area", "Measure"])
      expect(await page.getByRole("button", { name, exact: true }).count()).toBe(0);
    expect(await page.getByRole("combobox", { name: "Search by address" }).count()).toBe(0);
    const offer = region.getByRole("link", { name: /A flood of the Awatōrea/ });
    expect(await offer.textContent()).toContain("3 Chapters, 12 Steps");
    expect(await seriousFindings(page)).toEqual([]);
    await offer.click();
    await stepIs(1);
    expect(new URL(page.url()).pathname).toBe("/risk/stories/1/a-flood-of-the-awatorea");

    // By keys, arrows and the list; never past an end.
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await stepIs(2);
    await region.getByRole("button", { name: "Next step" }).click();
    await stepIs(3);
    await expect.poll(() => region.getByRole("listitem").nth(2).evaluate(belowListTop)).toBe(16);
    await region.getByRole("button", { name: "Story Navigation" }).click();
    await page.getByRole("button", { name: "Saltmarsh goes under first" }).last().click();
    await stepIs(8);
    await expect.poll(shownIn).toContain(breach);
    await expect.poll(() => new URL(page.url()).searchParams.get("regions")).toBe("suburbs.saltmarsh");
    await region.getByText("Shown Hazard Scenarios:").waitFor();
    await page.keyboard.press("ArrowUp");
    await stepIs(7);
    // A link leads there, whatever comes into the cards above it.
    await page.reload();
    await stepIs(7);
    await region
      .getByText(/^Figures of dataset version/)
      .first()
      .waitFor();
    await expect.poll(() => region.getByRole("listitem").nth(6).evaluate(belowListTop)).toBe(16);

    // The figures are the engine's.
    const { data } = await ask<RiskNumbers>(`/asset/risk/buildings/${breach}/all`);
    const exposed = data.assessment.exposed_count.toLocaleString("en-NZ");
    await region.getByText(`${exposed} buildings are reached`).waitFor();
    const dated = region.getByText(/^Figures of dataset version [0-9a-f]{16}\.$/).first();
    await dated.waitFor();
    await region.getByText("Table", { exact: true }).click();
    const table = region.getByRole("region", { name: "Figures of this step" });
    await table.filter({ hasText: exposed }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // The switch that has just been pressed takes no arrows for itself (STO-06).
    await page.keyboard.press("ArrowUp");
    await stepIs(6);

    // What is read by scrolling leads the map a moment after.
    await region.getByRole("list", { name: "A flood of the Awatōrea" }).evaluate(async (list) => {
      await new Promise((done) => setTimeout(done, 1_100));
      list.scrollTo({ top: list.scrollHeight });
    });
    await stepIs(12);
    await expect.poll(shownIn).toContain("river_flood_100yr_high_hold");

    // A reload finds the step, and one goes back by story.
    await page.reload();
    await stepIs(12);
    await expect.poll(shownIn).toContain("river_flood_100yr_high_hold");
    await page.goBack();
    await offer.waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe(own);
    await page.getByRole("button", { name: "Add layers" }).waitFor();
    expect(faults).toEqual([]);
  });

  it("STO-01 a wrong slug is corrected, what is no story leads to the list, and a visitor has to log in", async () => {
    const { page } = await visit({ path: "/risk/stories/2/the-wrong-one?step=5" });
    await page.waitForURL(({ pathname }) => pathname === "/risk/stories/2/the-rising-sea");
    await page.getByText("5 / 12", { exact: true }).waitFor();
    for (const path of ["/risk/stories/99", "/risk/stories/one", "/risk/stories/1.5"]) {
      const other = await visit({ path });
      await other.page.waitForURL(({ pathname }) => pathname === "/risk/stories");
      await other.page.getByRole("link", { name: /The rising sea/ }).waitFor();
    }
    const visitor = await visitAsVisitor({ path: "/risk/stories/1" });
    await visitor.page.waitForURL(({ pathname }) => !pathname.startsWith("/risk"));
  });

  it("is presented by a clicker, with notes in a window of their own, and leaves as it came", async () => {
    const { page, faults } = await visit({ path: "/risk/stories/1?step=2" });
    await page.getByText("2 / 12", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Present story" }).click();
    const presented = page.getByRole("region", { name: "A flood of the Awatōrea, presented" });
    await presented.waitFor();
    for (const [key, place] of [
      ["PageDown", "3 / 12"],
      [" ", "4 / 12"],
      ["PageUp", "3 / 12"],
      ["End", "12 / 12"],
      ["Home", "1 / 12"],
      ["ArrowRight", "2 / 12"],
    ] as const) {
      await page.keyboard.press(key);
      await presented.getByText(place, { exact: true }).waitFor();
    }
    await page.keyboard.press("b");
    await page.getByRole("img", { name: /black/ }).waitFor();
    await page.keyboard.press("b");
    await page.getByRole("img", { name: /black/ }).waitFor({ state: "detached" });
    expect(await seriousFindings(page)).toEqual([]);
    const [notes] = await Promise.all([
      page.waitForEvent("popup"),
      presented.getByRole("button", { name: "Presenter notes" }).click(),
    ]);
    await notes.getByText("Pause on the gap.").waitFor();
    await presented.getByRole("button", { name: "End presentation" }).click();
    await page.getByRole("list", { name: "A flood of the Awatōrea" }).waitFor();
    await expect.poll(() => notes.isClosed()).toBe(true);
    await page.getByText("2 / 12", { exact: true }).waitFor();
    expect(faults).toEqual([]);
  });

  it("STO-02 is swiped on a phone, below its map, under the whole of its title", async () => {
    const { page } = await visit({ path: "/risk/stories/1", widthPx: 390, heightPx: 844, hasTouch: true });
    await page.getByText("1 / 12", { exact: true }).waitFor();
    const title = page.getByRole("link", { name: "A flood of the Awatōrea" });
    expect(
      await title.evaluate((link) => link.clientWidth > 100 && link.scrollWidth <= link.clientWidth),
    ).toBe(true);
    const list = page.getByRole("list", { name: "A flood of the Awatōrea" });
    await list.evaluate(async (cards) => {
      // Until a finger is on it, an open story puts its first card back whenever something comes into it, and is deaf for a second then.
      cards.dispatchEvent(new Event("touchstart"));
      await new Promise((done) => setTimeout(done, 1_100));
      cards.scrollTo({ left: cards.clientWidth });
    });
    await page.getByText("2 / 12", { exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

/** How far below the top of its list a card stands, in pixels. */
const belowListTop = (card: Element) =>
  Math.round(card.getBoundingClientRect().top - (card.parentElement?.getBoundingClientRect().top ?? 0));
