import type { Page } from "playwright-core";
import { expect } from "vitest";
import { atLarkhaven } from "./atLarkhaven.ts";
import { areaInAddress, type GeoJsonPolygon, mapTools, type Share } from "./mapTools.ts";
import { riskPage } from "./riskPage.ts";
import { type SceneParts, sceneAddress } from "./sceneAddress.ts";
import { figureIn } from "./statsOf.ts";
import type { Visit, VisitOptions } from "./visitor.ts";

/** Small enough that a processor draws it quickly, large enough for the panel beside the map. */
const window = { widthPx: 1100, heightPx: 700 };

/**
 * For tests of the map: a browser, a member who is signed in, and the API asked as a program.
 *
 * @param usual of each of the file's visits.
 */
export function membersOfLarkhaven(usual: VisitOptions = {}) {
  const { ask, visit, visitAsVisitor } = atLarkhaven();
  return {
    ask,
    /** The member opens a scene's address in a fresh window. */
    openScene: (parts: SceneParts, options: VisitOptions = {}) =>
      open(visit, sceneAddress(parts), { ...usual, ...options }),
    /** The same, with the page prepared before it loads: an answer that fails, say. */
    openSceneWith: (prepare: (page: Page) => Promise<unknown>, parts: SceneParts) =>
      open(visit, sceneAddress(parts), { ...usual, prepare }),
    /** Someone who is not signed in opens it. */
    openSceneAsVisitor: (parts: SceneParts, options: VisitOptions = {}) =>
      open(visitAsVisitor, sceneAddress(parts), { ...usual, ...options }),
    /** The member opens an address that was copied. */
    openAddress: (address: string) => {
      const { pathname, search } = new URL(address);
      return open(visit, pathname + search, usual);
    },
  };
}

async function open(visit: (options: VisitOptions) => Promise<Visit>, path: string, options: VisitOptions) {
  const visited = await visit({ ...window, ...options, path });
  const { page } = visited;
  const risk = riskPage(page);
  await risk.untilDrawn();
  const tools = await mapTools(page);
  return {
    ...visited,
    risk,
    tools,
    /** The area of the address, as soon as it is another than this. */
    async areaOtherThan(before: GeoJsonPolygon | undefined) {
      await page.waitForURL(({ href }) => {
        const area = areaInAddress(href);
        return area !== undefined && JSON.stringify(area) !== JSON.stringify(before);
      });
      return areaInAddress(page.url());
    },
    /** The area of the address, as soon as it has a corner here, to a few pixels: where a drag ended. */
    async areaWithCornerAt(corner: Share) {
      const place = await tools.placeAt(corner);
      const isThere = (position: readonly number[]) =>
        Math.abs((position[0] ?? 0) - place[0]) < 4 * place.pixelDegrees &&
        Math.abs((position[1] ?? 0) - place[1]) < 4 * place.pixelDegrees;
      await page.waitForURL(({ href }) => areaInAddress(href)?.coordinates[0]?.some(isThere) === true);
      return areaInAddress(page.url());
    },
    /** Waits until the address has, or no longer has, a part. */
    untilAddress: (part: string, is: RegExp | undefined) =>
      page.waitForURL((url) => {
        const value = url.searchParams.get(part);
        return is === undefined ? value === null : value !== null && is.test(value);
      }),
    /** The headline figure, once the answer to the present question is in. */
    async figure(element = "Buildings", hazard = /River flooding/) {
      await risk.untilDrawn();
      return figureIn(await risk.figure(element, hazard).textContent());
    },
    /** Ends the visit, which must have gone without a fault. */
    async closeSound() {
      expect(visited.faults).toEqual([]);
      await visited.close();
    },
  };
}
