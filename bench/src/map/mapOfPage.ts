// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** The page's map, for what only MapLibre can say. */
    benchMap: MapLibreMap;
  }
}

/** The file that has MapLibre's code and no other. */
export const libraryOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const found = files.find((name) => /\/assets\/maplibre-(?!gl-worker)[^/]*\.js$/.test(name));
    if (found === undefined) throw new Error("The page has not fetched MapLibre.");
    return found;
  });

/** Finds the page's map, which it hands to nobody, among the objects of MapLibre's class, and keeps it as `benchMap`. */
export async function findMap(page: Page): Promise<void> {
  const library = await libraryOf(page);
  const session = await page.context().newCDPSession(page);
  const mapClass = await session.send("Runtime.evaluate", {
    expression: `import(${JSON.stringify(library)}).then((parts) =>
      Object.values(parts).find((part) => part?.prototype?.setFeatureState !== undefined).prototype)`,
    awaitPromise: true,
  });
  const prototypeObjectId = mapClass.result.objectId;
  if (prototypeObjectId === undefined) throw new Error("MapLibre's file has no map class.");
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId });
  if (objects.objectId === undefined) throw new Error("The page has no map.");
  await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: `function () { window.benchMap = this.find((one) => Object.hasOwn(one, "style")); }`,
  });
  await session.detach();
}
