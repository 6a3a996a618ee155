import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { atLarkhaven } from "./atLarkhaven.ts";
import { tooSmallForFingers } from "./fingerRoom.ts";
import { canReadBack, read } from "./printed/readBack.ts";

interface Hazard {
  readonly display_name: string;
  readonly scenario: string;
  readonly status: string;
  readonly sentence: string;
}
interface Facts {
  readonly asset_id: string;
  readonly address: string;
  readonly legal_description: string;
  readonly groups: readonly { readonly group_name: string; readonly hazards: readonly Hazard[] }[];
}
interface Exposure {
  readonly hazard_scenario: string;
  readonly is_exposed: string;
  readonly hazard_extent_source: string;
}

const words: Readonly<Record<string, string>> = {
  exposed: "Exposed",
  unknown: "Not known",
  "not exposed": "Not exposed",
};
const order = ["exposed", "unknown", "not exposed"];

describe("the Property Explorer", () => {
  const { ask, visit, visitAs } = atLarkhaven();

  const begin = (page: Page) => page.getByRole("region", { name: "Begin" });
  const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
  const headings = (page: Page, level: 3 | 4) =>
    page.getByRole("tabpanel").getByRole("heading", { level }).allInnerTexts();
  const factsOf = (id: string) => ask<Facts>(`/property/natural_hazards/properties/${id}`);

  /** Groups by name, hazards by status and name, as the specification orders them. */
  const inOrder = ({ groups }: Facts) =>
    groups
      .toSorted((a, b) => a.group_name.localeCompare(b.group_name, "en-NZ"))
      .flatMap(({ hazards }) =>
        hazards
          .toSorted(
            (a, b) =>
              order.indexOf(a.status) - order.indexOf(b.status) ||
              a.display_name.localeCompare(b.display_name, "en-NZ"),
          )
          .map(({ display_name, status }) => `${display_name} ${words[status]}`),
      );

  it("PRO-01 to PRO-07, PRO-09, PRO-12, AMB-39: is found by keyboard alone, tells what the API knows, and is there again after reload", async () => {
    const { page, faults, close } = await visit({ path: "/property" });
    await page.getByText("Property Explorer is in Beta").waitFor();
    await begin(page).getByRole("heading", { name: "Welcome to Property Explorer" }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const card = await page.locator(".property-landing-card").boundingBox();
    expect((card?.x ?? 0) + (card?.width ?? 999)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect
      .poll(() =>
        begin(page)
          .getByRole("combobox")
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.type("12");
    await begin(page).getByText("Type more characters to see suggestions").waitFor();
    expect(await begin(page).getByRole("button", { name: "Search" }).isDisabled()).toBe(true);
    await page.keyboard.type(" kiln st");
    const option = begin(page).getByRole("option").first();
    await option.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const match = (await option.textContent()) ?? "";
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await begin(page).getByRole("combobox").inputValue()).toBe(match);
    await page.keyboard.press("Enter");
    await begin(page).waitFor({ state: "detached" });

    await expect
      .poll(() => new URL(page.url()).searchParams.get("x.property.chosen"))
      .toMatch(/^properties:/);
    const id = new URL(page.url()).searchParams.get("x.property.chosen")?.split(":")[1] ?? "";
    const facts = await factsOf(id);
    const panel = page.getByRole("tabpanel");
    await panel.getByRole("heading", { name: facts.address }).waitFor();
    expect(await panel.getByText(facts.legal_description).count()).toBe(1);
    expect(await headings(page, 3)).toEqual(["Value", "Area", "Other"]);
    // A phone on its side: beside what is known of the property the map is more than a slit.
    await page.setViewportSize({ width: 844, height: 390 });
    const widthPx = async (of: string) => (await page.locator(of).boundingBox())?.width ?? Number.NaN;
    await expect
      .poll(async () => (await widthPx(".map-page-layout")) - (await widthPx(".map-page-side")))
      .toBeGreaterThanOrEqual(320);
    // The field on the map holds what the landing's did, through every layout that the map is made anew in.
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.getByRole("combobox", { name: "Search for a property" }).inputValue())
        .toBe(match);
    }

    await tab(page, "Hazards").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("list", { name: "Legend" }).first().waitFor();
    expect((await headings(page, 4)).map((text) => text.replace(/\s+/g, " "))).toEqual(inOrder(facts));
    for (const { scenario, status } of facts.groups.flatMap(({ hazards }) => hazards)) {
      const [record] = await ask<Exposure[]>(`/hazard/scenarios/properties/${id}?tags=${scenario}`);
      const isOpen =
        record?.is_exposed === "unknown" ||
        record?.hazard_extent_source === "none" ||
        (record?.hazard_extent_source === "calculated" && record.is_exposed === "false");
      expect(status, scenario).toBe(
        record?.is_exposed === "true" ? "exposed" : isOpen ? "unknown" : "not exposed",
      );
    }

    const river = page.getByRole("button", { name: /^River flooding/ });
    await river.focus();
    await page.keyboard.press("Enter");
    await panel.getByRole("heading", { name: "When the Awatōrea leaves its banks" }).waitFor();
    const sentence = facts.groups
      .flatMap(({ hazards }) => hazards)
      .find(({ display_name }) => display_name === "River flooding")?.sentence;
    await panel.getByText(sentence ?? "none").waitFor();
    await page.getByRole("button", { name: "Show River flooding on the map" }).click();
    await expect
      .poll(() => new URL(page.url()).searchParams.get("layers"))
      .toContain("river_flood_100yr_present_breach");

    await page.getByRole("button", { name: "View Awatōrea River flood model" }).click();
    const dialog = page.getByRole("dialog", { name: "Awatōrea River flood model" });
    await dialog.getByRole("link", { name: "Access the report" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole("tab", { name: "Summary" }).click();
    await dialog.getByText(/Floods of 5 to 200 years/).waitFor();
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await dialog.waitFor({ state: "hidden" });

    await page.reload();
    await page.getByRole("list", { name: "Legend" }).first().waitFor();
    expect(await begin(page).count()).toBe(0);
    await page.getByRole("button", { name: "Hide River flooding on the map" }).waitFor();

    await page
      .getByRole("link", { name: /^Property/ })
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Risk", exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/risk");
    await page.getByRole("tab", { name: "Layers" }).waitFor();
    expect(new URL(page.url()).searchParams.get("layers")).toBeNull();
    expect(faults).toEqual([]);
    await close();
  });

  it("fits a phone and a page at 200%, with room for fingers", async () => {
    const path = "/property?v=2&client=larkhaven&drawer=hazards&x.property.chosen=properties:PROP-00732";
    for (const [widthPx, heightPx] of [
      [390, 844],
      [720, 450],
    ] as const) {
      const hasTouch = widthPx < 500;
      const { page, close } = await visit({ path, widthPx, heightPx, hasTouch });
      await page.getByRole("list", { name: "Legend" }).first().waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page)).toEqual([]);
      if (hasTouch) expect(await tooSmallForFingers(page.getByRole("tabpanel"))).toEqual([]);
      await close();
    }
  });

  it.runIf(canReadBack)("PRO-10: its report of two pages says what the API says of each hazard", async () => {
    const { page, faults, close } = await visit({
      path: "/property?v=2&client=larkhaven&drawer=details&x.property.chosen=properties:PROP-00732",
    });
    const button = page.getByRole("button", { name: "Export report (PDF)" });
    await expect.poll(() => button.isEnabled(), { timeout: 30_000 }).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 120_000 }),
      button.click(),
    ]);
    const file = await download.path();
    expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
    expect(read("pdfinfo", file)).toMatch(/Pages:\s+2\n/);
    const text = read("pdftotext", "-layout", file, "-").replace(/\s+/g, " ");
    const facts = await factsOf("PROP-00732");
    expect(text).toContain(facts.address);
    for (const { display_name, status } of facts.groups.flatMap(({ hazards }) => hazards))
      expect(text, display_name).toMatch(new RegExp(`${display_name}.{0,60}${words[status]}`));
    expect(text).toContain("chance in any year");
    expect(faults).toEqual([]);
    await close();
  });

  it("PRO-01 leads home where the client has it off, and names it nowhere", async () => {
    const { page, close } = await visitAs("admin@stopbank.example", { path: "/home" });
    await page.getByRole("button", { name: /Larkhaven District Council/ }).click();
    await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await page.getByRole("heading", { name: "Northport Harbour Board" }).first().waitFor();
    await page.goto(new URL("/property", page.url()).href);
    await page.waitForURL(({ pathname }) => pathname === "/home");
    expect(await page.getByRole("link", { name: /^Property/ }).count()).toBe(0);
    await close();
  });

  it("a list of ten thousand properties is checked by a job, and what is none is listed", async () => {
    const { page, close } = await visit({
      path: "/property?v=2&client=larkhaven&drawer=details&x.property.chosen=properties:PROP-00732",
    });
    const ids = Array.from({ length: 10_000 }, (_, i) =>
      i === 4_321 ? "nobody" : `PROP-${String(1 + (i % 6_000)).padStart(5, "0")}`,
    );
    await page.getByRole("button", { name: "Check a list (CSV)" }).waitFor();
    const download = page.waitForEvent("download", {
      timeout: 120_000,
      predicate: (each) => each.suggestedFilename().endsWith(".csv"),
    });
    await page.locator('.property-foot input[type="file"]').setInputFiles({
      name: "list.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`id\n${ids.join("\n")}\n`),
    });
    const lines = readFileSync(await (await download).path(), "utf8").split("\r\n");
    expect(lines).toHaveLength(10_002);
    expect(lines.filter((line) => line.endsWith("No property is called so"))).toEqual([
      expect.stringMatching(/^nobody,/),
    ]);
    const facts = await factsOf("PROP-00732");
    const statuses = facts.groups.flatMap(({ hazards }) => hazards.map(({ status }) => words[status]));
    expect(lines.find((line) => line.startsWith("PROP-00732,"))).toContain(`,${statuses.join(",")},`);
    await close();
  });

  it("PRO-08: the demonstration's settings fit its data, and its hazards lie in three groups with five reports", async () => {
    const config = await ask<{
      does_not_fit: string[];
      report_hazards: { hazards: { scenarios: string[] }[] }[];
    }>("/client/property_explorer_config");
    expect(config.does_not_fit).toEqual([]);
    expect(config.report_hazards).toHaveLength(3);
    const tags = config.report_hazards.flatMap(({ hazards }) =>
      hazards.flatMap(({ scenarios }) => scenarios),
    );
    expect(tags).toHaveLength(7);
    const reports = await ask<{ title: string }[]>(`/hazard/technical_reports/${tags.join(",")}`);
    expect(reports).toHaveLength(5);
  });
});
