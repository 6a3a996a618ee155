import type { BrowserContext, Page } from "playwright-core";
import { enterAsMember } from "../enterAsMember.ts";
import { benchClient, typeOf } from "../http/publish.ts";
import { findMap } from "./mapOfPage.ts";
import { hazardId, scenarioOf } from "./publishBuildings.ts";

const longestMs = 120_000;
/** The middle of the district, where a picture holds as many buildings as there is room for. */
const camera = "172.9,-40.3,13";
const area = "172.88,-40.285;172.92,-40.285;172.92,-40.315;172.88,-40.315;172.88,-40.285";

/** The risk page with every building coloured by its class under a flood, and an area. */
export async function openProduct(context: BrowserContext, origin: string): Promise<Page> {
  await enterAsMember(context, origin, benchClient);
  const page = await context.newPage();
  const layers = `e:${typeOf.polygon};h:${hazardId}:${scenarioOf(0)}`;
  const query = `v=1&client=${benchClient}&at=${camera}&layers=${layers}&area=${area}&drawer=layers`;
  await page.goto(`${origin}/risk?${query}`, { timeout: longestMs });
  await untilDrawn(page);
  await findMap(page);
  return page;
}

/** Waits until the map's picture does not change any more by itself. */
export const untilDrawn = async (page: Page): Promise<void> => {
  await page.waitForSelector(".sb-map-canvas[aria-busy=false]", { timeout: longestMs });
};
