import { setTimeout as wait } from "node:timers/promises";
import type { Route } from "playwright-core";

/** What the map does between the answer of an element layer's classes and its asking for tiles in the new style. */
const restyledMs = 1_000;

/**
 * Answers a map's calls so that the classes of the buildings come while their tiles are on the way.
 *
 * @param pass answers as ever, which is so for all calls until `begin`.
 */
export function lateColours(pass: (route: Route) => Promise<void>) {
  const tileAsked = Promise.withResolvers<void>();
  const classesCame = Promise.withResolvers<void>();
  let hasBegun = false;
  return {
    begin() {
      hasBegun = true;
    },
    async answer(route: Route): Promise<void> {
      const url = route.request().url();
      if (hasBegun && url.includes("/vector/buildings/")) {
        tileAsked.resolve();
        await classesCame.promise;
        await wait(restyledMs);
      }
      if (hasBegun && url.includes("/classes/")) await tileAsked.promise;
      await pass(route);
      if (hasBegun && url.includes("/classes/")) classesCame.resolve();
    },
  };
}
