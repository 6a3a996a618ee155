import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { floodedBuildings, floodTag } from "./sceneAddress.ts";
import { tableOf } from "./tableOf.ts";

interface Curve {
  readonly label: string;
  readonly points: readonly (readonly [intensity: number, ratio: number])[];
}
interface State {
  readonly state: string;
  readonly median: number;
  readonly beta: number;
}
interface Methodology {
  readonly curves: readonly {
    readonly kind: string;
    readonly points: Curve["points"];
    readonly variants: readonly (Curve & { readonly states: readonly State[] })[];
  }[];
  readonly sources: readonly { readonly title: string; readonly url?: string }[];
  readonly dataset_version: string;
}
interface Details {
  readonly dataset: {
    readonly version: string;
    readonly sources: readonly { readonly title: string; readonly licence: string }[];
  };
}

const quakeTag = "earthquake_rangefront_m70";

describe("how numbers came about", () => {
  const { ask, openScene } = membersOfLarkhaven();

  const openMethodology = async (page: Page) => {
    await page
      .getByRole("button", { name: /Methodology$/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.locator(".sb-curve svg").first().waitFor();
    return dialog;
  };

  it("sets a formula as the browser does, by code and letters from our own address alone", async () => {
    const { page, closeSound } = await openScene({ layers: floodedBuildings, drawer: "risk" });
    const from: string[] = [];
    page.on("request", (request) => from.push(new URL(request.url()).origin));
    await page.route("**/api/risk/consequence_methodology/**", async (route) => {
      const response = await route.fetch();
      const told = (await response.json()) as { readonly content: string };
      const content = `${told.content}\n\n$$\nD = \\int_0^1 d(p)\\,\\mathrm{d}p\n$$\n`;
      await route.fulfill({ response, json: { ...told, content } });
    });
    const dialog = await openMethodology(page);
    const formula = dialog.locator("math");
    await formula.waitFor();
    expect(await formula.textContent()).toMatch(/^D\s*=\s*∫/);
    const { width, height } = (await formula.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThan(10);
    expect(new Set(from)).toEqual(new Set([new URL(page.url()).origin]));
    await closeSound();
  });

  it("D-05: is a damage curve whose table has every figure of the API's, in words and with its sources", async () => {
    const { page, closeSound } = await openScene({ layers: floodedBuildings, drawer: "risk" });
    const api = await ask<Methodology>(`/risk/consequence_methodology/buildings/${floodTag}`);
    const dialog = await openMethodology(page);
    expect(await skippedHeadings(dialog)).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);

    const [head = [], ...rows] = await tableOf(dialog.getByRole("figure", { name: "Damage curve" }));
    const curve = api.curves.find(({ kind }) => kind === "curve");
    for (const { label, points } of [
      { label: "Other elements", points: curve?.points ?? [] },
      ...(curve?.variants ?? []),
    ]) {
      const column = head.indexOf(label);
      expect(column, label).toBeGreaterThan(0);
      for (const [intensity, ratio] of points) {
        const row = rows.find(([name]) => Number(name) === intensity);
        expect(percentIn(row?.[column]), `${label} at ${intensity}`).toBeCloseTo(ratio * 100, 0);
      }
    }
    await dialog.getByText("Which elements follow which line").click();
    await dialog
      .getByText(/Storeys is 2 or more/)
      .first()
      .waitFor();
    await dialog
      .getByText(/floor of unknown height lies on the ground/)
      .first()
      .waitFor();
    await dialog.getByText(/Elements beyond it are not assessed/).waitFor();
    for (const { title, url } of api.sources)
      expect(await dialog.getByRole("link", { name: title }).getAttribute("href")).toBe(url);
    await dialog.getByText(`Dataset version ${api.dataset_version}`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it("is fragility by construction, chosen from the keyboard, with probabilities worked anew", async () => {
    const layers = `e:buildings;h:earthquake_shaking:${quakeTag}`;
    const { page, closeSound } = await openScene({ layers, drawer: "risk" });
    const api = await ask<Methodology>(`/risk/consequence_methodology/buildings/${quakeTag}`);
    const dialog = await openMethodology(page);
    await dialog.getByLabel("Fragility of").selectOption("Unreinforced masonry");
    const chart = dialog.getByRole("figure", { name: "Fragility curves" });
    await chart.getByRole("button", { name: "Complete" }).press("Enter");
    await chart.getByRole("button", { name: "Complete", pressed: true }).waitFor();
    const [head = [], ...rows] = await tableOf(chart);
    const states = api.curves
      .find(({ kind }) => kind === "fragility")
      ?.variants.find(({ label }) => label === "Unreinforced masonry")?.states;
    expect(states?.length).toBe(4);
    for (const { state, median, beta } of states ?? []) {
      const shown = rows.map((row) => percentIn(row[head.indexOf(state)]));
      for (const [at, [intensity]] of rows.entries())
        expect(shown[at], `${state} at ${intensity}`).toBeCloseTo(
          100 * normal(Math.log(Number(intensity) / median) / beta),
          0,
        );
    }
    await dialog.getByText("P(state or worse | x) = Φ( ln(x / median) / β )").waitFor();
    const ladders = dialog.getByRole("figure", { name: "Damage class thresholds" });
    expect(
      await ladders.getByRole("listitem").filter({ hasText: "Unreinforced masonry" }).first().textContent(),
    ).toMatch(/Insignificant.*5\.8 to 6\.4.*Major.*8\.1 and more/);
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it.each([1440, 390])(
    "is in a layer's details, with suitability, reach, sampling and licences, at %i",
    async (widthPx) => {
      const { page, closeSound } = await openScene(
        { layers: floodedBuildings, drawer: "layers" },
        { widthPx },
      );
      const [api] = await ask<Details[]>(`/layer/details/${floodTag}`);
      await page.getByRole("button", { name: /^River flooding/, expanded: false }).click();
      await page.getByRole("button", { name: /^Layer Details of River flooding/ }).click();
      const dialog = page.getByRole("dialog", { name: "Layer Details" });
      await dialog.getByRole("heading", { name: "Data suitability" }).waitFor();
      await dialog.getByText(/^It reaches from 172\.836° E to 172\.973° E/).waitFor();
      await dialog.getByText(/^An element takes the greatest value under it/).waitFor();
      for (const { title, licence } of api?.dataset.sources ?? []) {
        await dialog.getByText(`${title} (${licence})`).waitFor();
      }
      await dialog.getByText(`Version ${api?.dataset.version}`).waitFor();
      expect(await skippedHeadings(dialog)).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
      await closeSound();
    },
  );
});

/** Headings that lie more than one level below the one before them. */
const skippedHeadings = async (dialog: Locator): Promise<string[]> => {
  const headings = await dialog
    .getByRole("heading")
    .evaluateAll((all) => all.map((each) => `${each.tagName} ${each.textContent}`));
  return headings.filter((each, at) => Number(each[1]) - Number(headings[at - 1]?.[1] ?? each[1]) > 1);
};

/** `48%` of `48% (38.4% to 57.6%)`; what is written as less or more than a limit is the limit. */
const percentIn = (text: string | undefined) => Number.parseFloat((text ?? "").replace(/^[<>]/, ""));

/** The standard normal distribution function by Simpson's rule, apart from the engine's. */
function normal(z: number): number {
  if (z === Number.NEGATIVE_INFINITY) return 0;
  const [from, to, pieces] = [-9, Math.max(-9, z), 2_000];
  const width = (to - from) / pieces;
  let sum = 0;
  for (let i = 0; i <= pieces; i++) {
    const x = from + i * width;
    sum += (i === 0 || i === pieces ? 1 : i % 2 === 1 ? 4 : 2) * Math.exp((-x * x) / 2);
  }
  return (sum * width) / 3 / Math.sqrt(2 * Math.PI);
}
