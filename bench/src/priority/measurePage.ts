import { loadavg } from "node:os";
import { launchChromium } from "@stopbank/browser";
import type { Browser, Page } from "playwright-core";
import { openPage } from "./openPage.ts";
import { paintWhole, repaintSame, tableWhole } from "./paintNaively.ts";
import { pressed, type Repainted } from "./repaint.ts";

/** Longer than this is felt. */
const longMs = 50;

export interface MeasuredPage {
  readonly origin: string;
  /** The scenario that the page opens with. */
  readonly scenario: string;
  readonly rounds: number;
  /** How many areas there are. */
  readonly areas: number;
  /** Two ways to weigh the value sets, in the order of their sliders. */
  readonly weightings: readonly [readonly number[], readonly number[]];
  /** Ranks by area, found another way; 0 without one. */
  readonly ranksOf: (weights: readonly number[]) => Uint32Array;
}

/** What weights that are applied cost the page, map and table with it, and what the page would cost that is built naively. */
export async function measurePage(measured: MeasuredPage): Promise<void> {
  const { origin, scenario, rounds, weightings } = measured;
  const browser = await launchChromium();
  try {
    const { page, tasks } = await openPage(browser, origin, scenario);
    const long = tasks.filter(({ workMs }) => workMs > longMs).map(({ workMs }) => workMs.toFixed(0));
    const whole = tasks.reduce((ms, { workMs }) => ms + workMs, 0);
    console.log(`\nthe page, in Chromium ${browser.version()}, 1440 x 900:`);
    console.log(
      `  until areas stand on the map the main thread works ${whole.toFixed(0)} ms; tasks over ${longMs} ms: ${long.length === 0 ? "none" : `${long.join(", ")} ms`}`,
    );
    const step = async (
      name: string,
      changes: readonly ("map" | "table")[],
      press: (round: number) => Promise<unknown>,
      before: (round: number) => Promise<unknown> = async () => undefined,
    ) => {
      const seen: Repainted[] = [];
      for (let round = 0; round < rounds; round++) {
        await before(round);
        seen.push(await pressed(browser, page, changes, () => press(round)));
      }
      print(name, seen);
    };
    const tab = (name: string) => page.getByRole("tab", { name }).click();
    const other = (round: number) => weightings[(round + 1) % 2]!;
    const undo = (round: number) => page.keyboard.press(round % 2 === 0 ? "Control+Z" : "Control+Shift+Z");
    await setWeights(page, weightings[0]);
    await apply(page);
    await step(
      "'Apply changes'",
      ["map"],
      () => apply(page),
      (round) => setWeights(page, other(round)),
    );
    await step(
      "'Results', first ten",
      ["table"],
      () => tab("Results"),
      () => tab("Inputs"),
    );
    await step("undo and redo, first ten", ["map", "table"], undo);
    await page.getByRole("button", { name: /^Show all/ }).click();
    await step("undo and redo, all areas listed", ["map", "table"], undo);
    await expectRanks(page, measured);
    await tab("Inputs");
    await step(
      "'Results', all areas listed",
      ["table"],
      () => tab("Results"),
      () => tab("Inputs"),
    );
    await compare(browser, page, measured);
  } finally {
    await browser.close();
  }
}

async function compare(
  browser: Browser,
  page: Page,
  { rounds, areas }: Pick<MeasuredPage, "rounds" | "areas">,
): Promise<void> {
  const peers = [
    ["naively: all areas by setData", paintWhole],
    ["naively: all rows of the table", tableWhole],
    ["a frame with nothing new", repaintSame],
  ] as const;
  for (const [name, paint] of peers) {
    const seen: Repainted[] = [];
    for (let round = 0; round < rounds; round++) seen.push(await paint(browser, page, round, areas));
    print(name, seen);
  }
}

/** By keys, as somebody without a pointer does. */
async function setWeights(page: Page, weights: readonly number[]): Promise<void> {
  for (const [at, weight] of weights.entries()) {
    const slider = page.getByRole("slider").nth(at);
    await slider.press("Home");
    for (let more = 1; more < weight; more++) await slider.press("ArrowRight");
  }
}

const apply = (page: Page) => page.getByRole("button", { name: "Apply changes" }).click();

/** The first areas of the table have to be those that are first by another way to rank them. */
async function expectRanks(page: Page, { weightings, ranksOf }: MeasuredPage): Promise<void> {
  const shown = await page
    .locator(".priority-areas tbody tr[data-index]")
    .evaluateAll((rows) =>
      rows.map((row) => [
        Number(row.querySelector("button")?.textContent?.split(" ").at(-1)),
        Number(row.querySelector(".priority-rank")?.textContent?.replace(",", "")),
      ]),
    );
  const fits = (weights: readonly number[]) => {
    const ranks = ranksOf(weights);
    return shown.every(([area = -1, rank]) => ranks[area] === rank);
  };
  if (shown.length < 10 || !weightings.some(fits)) throw new Error("The table ranks otherwise.");
}

function print(name: string, seen: readonly Repainted[]): void {
  const figure = (of: (one: Repainted) => number | undefined) => {
    const sorted = seen.map(of).filter((ms): ms is number => ms !== undefined);
    if (sorted.length === 0) return "-".padStart(16);
    sorted.sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)]!;
    return `${middle.toFixed(0)} (to ${sorted.at(-1)!.toFixed(0)})`.padStart(16);
  };
  console.log(
    [
      `  ${name.padEnd(34)} work ${figure(({ workMs }) => workMs)}`,
      `longest task ${figure(({ longestMs }) => longestMs)}`,
      `table ${figure(({ tableMs }) => tableMs)}`,
      `picture handed over ${figure(({ handedMs }) => handedMs)}`,
      `painted ${figure(({ paintedMs }) => paintedMs)} ms   load ${loadavg()[0]?.toFixed(1)}`,
    ].join("  "),
  );
}
