import type { Locator, Page } from "playwright-core";
import { scenes } from "./scenes.ts";

/** A picture of the product for the guide. */
export interface GuidePicture {
  /** As new documents name it. */
  readonly id: string;
  readonly path: string;
  /** Brings the page to what is shown. */
  prepare?(page: Page): Promise<unknown>;
  /** What is shown of the page; all of it without. */
  part?(page: Page): Locator;
}

const chart = (name: string) => (page: Page) => page.getByRole("figure", { name }).first();

export const pictureList: readonly GuidePicture[] = [
  { id: "flood-and-summary", path: scenes.floodSummary },
  {
    id: "damage-states",
    path: scenes.floodBuildings("present_breach"),
    part: chart("Damage State"),
  },
  { id: "edge-of-a-study", path: scenes.studyEdge },
  {
    id: "projected-risk",
    path: scenes.coastSummary("100"),
    prepare: (page) => chart("Projected Risk")(page).scrollIntoViewIfNeeded(),
    part: chart("Projected Risk"),
  },
  {
    id: "loss-curve",
    path: scenes.coastSummary("100"),
    prepare: async (page) => {
      await page.getByText("Expected annual damage", { exact: true }).first().click();
      await chart("Damage by return period")(page).scrollIntoViewIfNeeded();
    },
    part: chart("Damage by return period"),
  },
  {
    id: "ranking",
    path: "/prioritisation",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Start" }).click();
      await page.getByRole("button", { name: "Confirm" }).click();
      await page.getByRole("table", { name: "Suburbs by priority" }).waitFor();
    },
  },
  {
    id: "property",
    path: "/property?v=2&client=larkhaven&at=172.939982,-40.290155,17&drawer=hazards&x.property.chosen=properties:PROP-00732",
    prepare: (page) => page.getByText("River flooding").first().waitFor(),
  },
  {
    id: "export-menu",
    path: scenes.floodSummary,
    prepare: (page) => page.getByRole("button", { name: "Export Risk Summary" }).click(),
  },
  {
    id: "elements-in-view",
    path: scenes.floodBuildings("present_breach"),
    prepare: (page) => page.getByRole("button", { name: "Elements in view" }).click(),
  },
  { id: "stopbank-holds", path: scenes.floodBuildings("present_hold") },
  { id: "stopbank-breaches", path: scenes.floodBuildings("present_breach") },
  { id: "stopbank-overtopped", path: scenes.floodBuildings("high_hold") },
  { id: "sea-75", path: scenes.coastInTown("75") },
  { id: "sea-100", path: scenes.coastInTown("100") },
  { id: "dry-parcels", path: scenes.dryParcels },
  {
    id: "summary-grid",
    path: "/summary?scenarios=coastal_inundation_100yr_slr100",
    prepare: (page) => page.getByRole("tab", { name: "Risk Summary" }).click(),
  },
];
