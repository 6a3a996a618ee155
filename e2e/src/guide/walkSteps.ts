import type { Locator, Page } from "playwright-core";
import { scenes } from "./scenes.ts";

export interface Walk {
  readonly slug: string;
  readonly path: string;
  /** By the ids of its steps, in order. */
  readonly steps: Readonly<Record<string, WalkStep>>;
}

interface WalkStep {
  /** What is pressed to go on, or what the step speaks of where it is the last. */
  spot?(page: Page): Locator;
  /** Presses it, where that is not a click on the spot. */
  press?(page: Page): Promise<unknown>;
}

const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).first();
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name }).first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add Layers" });
const box = (name: string) => ({
  spot: (page: Page) => dialog(page).locator("label").filter({ hasText: name }).first(),
  press: (page: Page) => dialog(page).getByRole("checkbox", { name }).first().check(),
});

export const walks: readonly Walk[] = [
  {
    slug: "first-summary",
    path: scenes.empty,
    steps: {
      begin: { spot: button("Add layers") },
      buildings: box("Buildings"),
      hazards: { spot: (page) => dialog(page).getByRole("tab", { name: "HAZARDS" }) },
      flood: box("River flooding"),
      done: { spot: (page) => dialog(page).getByRole("button", { name: "Done" }) },
      summary: { spot: tab("Layers") },
      scenario: {
        spot: (page) => page.locator(".map-page-side label").filter({ hasText: "Stopbanks hold" }),
      },
      holds: { spot: tab("Risk Summary") },
      damage: { spot: (page) => page.getByRole("figure", { name: "Damage State" }).first() },
    },
  },
  {
    slug: "sharing-results",
    path: scenes.floodSummary,
    steps: {
      begin: { spot: button("Picture of the map") },
      picture: { spot: button("Picture of the map") },
      export: { spot: button("Export Risk Summary") },
      formats: { spot: (page) => page.getByText("Choose or schedule a report…") },
      report: { spot: button("Make report") },
      making: {},
    },
  },
];
