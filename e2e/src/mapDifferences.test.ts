import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { floodTag } from "./sceneAddress.ts";

const holdTag = "river_flood_100yr_present_hold";
const tags = `${floodTag}/${holdTag}`;

interface Compared {
  readonly data: Record<"worse" | "better" | "same" | "not_comparable", { readonly count: number }> & {
    readonly sentence: string;
  };
}
interface Changed {
  readonly total: number;
  readonly elements: readonly { readonly asset_id: string; readonly name: string }[];
}

describe("a map of differences", () => {
  const { ask, openScene } = membersOfLarkhaven();

  it("D-01, D-02: says of each building what its legend, its figures and the API say, and comes from its link", async () => {
    const { page, risk, untilAddress, closeSound } = await openScene(
      {
        at: "172.944,-40.296,15.5",
        layers: `e:buildings;h:river_flood:${floodTag}`,
        compare: `swipe,0.5,differences;h:river_flood:${holdTag}`,
        drawer: "risk",
      },
      { seesPicture: true },
    );
    await page.getByText("From Stopbanks breach to Stopbanks hold").waitFor();
    const differing = await risk.picture();

    // The figures beside the map are the engine's.
    const [compared] = await ask<Compared[]>(`/asset/comparison/stats/buildings/${tags}/all`, {});
    if (compared === undefined) throw new Error("the API compares nothing");
    const { data } = compared;
    const section = page.getByRole("region", { name: "Buildings" }).filter({ hasText: "Better off" });
    await section.getByText(data.sentence).waitFor();
    const counts = await section.locator("[data-change] b").allTextContents();
    expect(counts.map((text) => Number(text.replaceAll(",", "")))).toEqual([
      data.worse.count,
      data.better.count,
      data.same.count,
      data.not_comparable.count,
    ]);
    expect(data.better.count).toBeGreaterThan(0);

    // What the legend names is what there is.
    await page.getByRole("button", { name: "Expand legends" }).press("Enter");
    const legend = page.getByRole("region", { name: "Legends" }).locator(".sb-legend-card").first();
    await legend.getByText("Differences").waitFor();
    const words = {
      worse: "Worse off",
      better: "Better off",
      same: "As before",
      not_comparable: "Not comparable",
    };
    const there = (Object.keys(words) as (keyof typeof words)[]).filter((change) => data[change].count > 0);
    const named = await legend.getByRole("listitem").allTextContents();
    expect(new Set(named)).toEqual(new Set(there.map((change) => words[change])));

    // Each building in view is what the API makes of it.
    const { total, elements } = await ask<Changed>(
      `/asset/comparison/elements/buildings/${tags}/all?change=better`,
      {},
    );
    expect(total).toBe(data.better.count);
    await page.getByRole("button", { name: "Elements in view" }).press("Enter");
    const panel = page.getByRole("region", { name: "Elements in view" });
    await panel.locator("tbody tr").first().waitFor();
    const rows = await panel
      .locator("tbody tr")
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => textContent)),
      );
    const stateOf = new Map(rows.map((cells) => [cells[1], cells.at(-1)]));
    expect([...stateOf.values()]).toContain("Better off");
    const seen = elements.filter(({ name }) => stateOf.has(name));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.map(({ name }) => stateOf.get(name))).toEqual(seen.map(() => "Better off"));
    expect(await seriousFindings(page)).toEqual([]);

    // Ended it is the map of one side again, and undone it is back.
    await page
      .getByRole("toolbar", { name: "Comparison" })
      .getByRole("button", { name: "Stop comparing" })
      .press("Enter");
    await untilAddress("compare", undefined);
    await risk.untilDrawn();
    expect(await risk.picture()).not.toEqual(differing);
    await page.keyboard.press("Control+z");
    await untilAddress("compare", /^swipe,0\.5,differences;/);
    await page.getByText("From Stopbanks breach to Stopbanks hold").waitFor();
    await closeSound();
  });
});
