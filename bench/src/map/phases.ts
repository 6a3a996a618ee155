// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { dragPointer } from "./dragPointer.ts";
import type { Moved } from "./frames.ts";
import { scenarioCount } from "./publishBuildings.ts";

/** Something a person does, on the risk page and, as far as there is such a thing, on the bare one. */
export interface Phase {
  readonly name: string;
  ofProduct(page: Page): Promise<Moved>;
  ofBare(page: Page): Promise<Moved>;
}

const pan = { from: [0.35, 0.5], reachPx: [1_200, 600], ms: 8_000 } as const;
const dragArea = { from: [0.35, 0.5], reachPx: [180, 120], ms: 6_000 } as const;
const changeEveryMs = 1_600;

/** Sets the flood's slider to its next scenario, and back from the last. */
export async function changeScenario(page: Page, step: number): Promise<void> {
  const round = 2 * (scenarioCount - 1);
  const key = step % round < round / 2 ? "ArrowRight" : "ArrowLeft";
  await page.getByRole("slider").first().press(key);
}

export const phases: readonly Phase[] = [
  {
    name: "panning",
    ofProduct: (page) => dragPointer(page, pan),
    ofBare: (page) => dragPointer(page, pan),
  },
  {
    name: "panning while scenarios change",
    async ofProduct(page) {
      const dragged = dragPointer(page, pan);
      for (let step = 0; step * changeEveryMs < pan.ms; step++) {
        await changeScenario(page, step);
        await sleep(changeEveryMs);
      }
      return dragged;
    },
    ofBare: (page) => dragPointer(page, pan),
  },
  {
    name: "dragging the area",
    async ofProduct(page) {
      await page.getByRole("button", { name: "Draw an area" }).click();
      const moved = await dragPointer(page, dragArea);
      await page.keyboard.press("Escape");
      return moved;
    },
    async ofBare(page) {
      await page.evaluate(() => {
        Object.assign(window, { benchIsDragging: true });
        window.benchMap.dragPan.disable();
      });
      const moved = await dragPointer(page, dragArea);
      await page.evaluate(() => {
        Reflect.deleteProperty(window, "benchIsDragging");
        window.benchMap.dragPan.enable();
      });
      return moved;
    },
  },
];
