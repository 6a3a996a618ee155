import type { Locator, Page } from "playwright-core";
import { scenes } from "./scenes.ts";

/** What is seen for some seconds, what is said of it, and what is pressed at its end. */
export interface Take {
  /** One or two lines of captions: what is done, and why. */
  readonly said: string;
  /** For the transcript: what is on the screen. */
  readonly seen: string;
  readonly seconds: number;
  /** Where the pointer goes. */
  spot?(page: Page): Locator;
  /** How far along it the pointer stands, 0 to 1; without, in its middle or near its beginning. */
  readonly along?: number;
  /** Presses it, where that is not a click. */
  press?(page: Page): Promise<unknown>;
}

export interface Film {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  /** Said of the picture that stands for the film. */
  readonly thumbnailText: string;
  /** The take whose picture that is, counted from 0. */
  readonly thumbnailTake: number;
  readonly takes: readonly Take[];
}

const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).first();
const tab = (name: string) => (page: Page) => page.getByRole("tab", { name }).first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add Layers" });
const tick = (name: string) => ({
  spot: (page: Page) => dialog(page).locator("label").filter({ hasText: name }).first(),
  press: (page: Page) => dialog(page).getByRole("checkbox", { name }).first().check(),
});
const side = (page: Page) => page.locator(".map-page-side");

export const films: readonly Film[] = [
  {
    slug: "assessing-risk-to-assets",
    title: "Assessing risk to assets",
    summary: "From an empty map to a list of the bridges that a flood would reach, and a file to take along.",
    path: scenes.empty,
    thumbnailText: "Roads and bridges on the risk map under a flood, with a list of the worst at the right.",
    thumbnailTake: 10,
    takes: [
      {
        said: "Which of a council's bridges and roads lie in the way of a large flood?",
        seen: "The risk map of Larkhaven, an imaginary district, without layers.",
        seconds: 5,
        spot: button("Add layers"),
      },
      {
        said: "First come the things that may be harmed.\nHere: roads and bridges.",
        seen: "The dialog Add Layers. Roads are ticked.",
        seconds: 4.5,
        ...tick("Roads"),
      },
      {
        said: "First come the things that may be harmed.\nHere: roads and bridges.",
        seen: "Bridges are ticked too.",
        seconds: 3,
        ...tick("Bridges"),
      },
      {
        said: "Then comes what may happen to them.",
        seen: "The tab Hazards is opened.",
        seconds: 3.5,
        spot: (page) => dialog(page).getByRole("tab", { name: "HAZARDS" }),
      },
      {
        said: "River flooding is one hazard with many scenarios.\nWhich of them is chosen later.",
        seen: "The list of hazards. River flooding is ticked.",
        seconds: 5,
        ...tick("River flooding"),
      },
      {
        said: "Both are ready to go on the map.",
        seen: "The dialog is closed by Done.",
        seconds: 3,
        spot: (page) => dialog(page).getByRole("button", { name: "Done" }),
      },
      {
        said: "The most telling scenario comes first: a 1 in 100 year flood, with the stopbank breached.",
        seen: "The map with the flood over the town, and the Risk Summary at the right.",
        seconds: 6,
        spot: tab("Layers"),
      },
      {
        said: "What if the stopbank holds?\nScenario Controls choose.",
        seen: "The tab Layers with Scenario Controls. Stopbanks hold is pressed.",
        seconds: 5,
        spot: (page) => side(page).locator("label").filter({ hasText: "Stopbanks hold" }),
      },
      {
        said: "Now the roads of the town stay dry.\nThe summary says what does not.",
        seen: "The map, on which the flood has left the town.",
        seconds: 5,
        spot: tab("Risk Summary"),
      },
      {
        said: "12 of 21 assessed bridges are reached.\nAnother 23 lie outside the study: nobody knows.",
        seen: "The Risk Summary with a matrix of elements by hazards. Worst elements is opened.",
        seconds: 7,
        spot: (page) => side(page).getByText("Worst elements").first(),
      },
      {
        said: "Worst elements names the bridges, the worst first. Each can be seen on the map.",
        seen: "A list of bridges with damage state and replacement cost. The first is pressed.",
        seconds: 6,
        spot: (page) => side(page).getByText("Island Highway South bridge over the Awatōrea River").first(),
      },
      {
        said: "The highway over the river comes first.\nThat is where a detour has to be planned.",
        seen: "The map has gone to the bridge.",
        seconds: 5.5,
        spot: button("Export Risk Summary"),
      },
      {
        said: "Take it along: as a report, a spreadsheet,\nor layers for a GIS.",
        seen: "The menu of exports at the foot of the summary.",
        seconds: 6,
      },
    ],
  },
  {
    slug: "comparing-two-sea-levels",
    title: "Comparing two sea levels",
    summary:
      "The same storm on two seas a quarter of a metre apart: where it makes a difference, and to how many.",
    path: scenes.coastBeforeFilm,
    thumbnailText: "The risk map with a divider: the sea 0.75 m higher at the left of it, 1 m at the right.",
    thumbnailTake: 4,
    takes: [
      {
        said: "A storm tide met once in 100 years,\nwith the sea 0.75 m higher. The town is dry.",
        seen: "The coast of Larkhaven, an imaginary district. Water stands along the shore and the lagoon, and not in the streets.",
        seconds: 6,
      },
      {
        said: "What would another quarter of a metre do?\nCompare sets two scenarios side by side.",
        seen: "Compare, above the map, is pressed.",
        seconds: 6,
        spot: button("Compare"),
      },
      {
        said: "They are to differ in the sea level alone.",
        seen: "A menu offers what to compare by. Sea level rise is chosen.",
        seconds: 4.5,
        spot: (page) => page.getByRole("button", { name: /Sea level rise/ }).last(),
      },
      {
        said: "The right side starts at 2 m.\nIts own controls take it to 1 m.",
        seen: "The map has a divider. The slider of the right side is moved to 1 m.",
        seconds: 6,
        spot: (page) => side(page).getByRole("slider").nth(2),
        // The fifth of the slider's eight values.
        along: 4 / 7,
        press: async (page) => {
          await side(page).getByRole("slider").nth(2).focus();
          for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowLeft");
        },
      },
      {
        said: "Left of the divider the bank holds the storm.\nRight of it the water is over the bank.",
        seen: "The map with a divider: 0.75 m at the left, 1 m at the right.",
        seconds: 7,
        spot: tab("Risk Summary"),
      },
      {
        said: "767 more buildings are exposed.\nNone is better off.",
        seen: "The Risk Summary compares both sides: how many are worse off, better off and as before.",
        seconds: 6.5,
        spot: button("Differences"),
      },
      {
        said: "Differences colours what changes.\nIt is two suburbs, and hardly anything else.",
        seen: "The map shows one picture in which buildings that are worse off stand out, in Saltmarsh and Beachside.",
        seconds: 7,
        spot: (page) => side(page).getByText("By suburbs").first(),
      },
      {
        said: "By suburbs: Saltmarsh and Beachside have\n721 of the 767.",
        seen: "A table of the change in each suburb.",
        seconds: 7,
      },
      {
        said: "The address in the browser holds the comparison.\nSend it to whoever has to decide.",
        seen: "The same page.",
        seconds: 5.5,
      },
    ],
  },
];
