import { elementLayer, hazardLayer, setLayers } from "@stopbank/scene/layers";
import { expect, it } from "vitest";
import type { LiveMap } from "../../feature/liveMap.ts";
import { openStandIn } from "../../testing/openStandIn.ts";
import { keepAnswers } from "./keptAnswers.ts";
import { fetchKeptClasses, keptClasses } from "./keptClasses.ts";

/** A map without layers whose server counts what it is asked, and says no where it is told to. */
function opened() {
  let live: LiveMap | undefined;
  const asked: string[] = [];
  const is = { refusing: false };
  const { store, standIn } = openStandIn({
    features: [
      {
        id: "ahead",
        start(given) {
          live = given;
          return {};
        },
      },
    ],
    host: {
      fetchClasses: async (_type, scenario) => {
        asked.push(scenario);
        if (is.refusing) throw new Error("not now");
        return Uint8Array.of(1, 0, 0, 0, 2, 0, 0, 0, 3).buffer;
      },
    },
  });
  if (live === undefined) throw new Error("no map");
  return { live, asked, is, store, standIn };
}

const shown = setLayers([elementLayer("buildings"), hazardLayer("coastal", "coastal_raster")]);

it("has a layer whose classes came ahead coloured in the style that it comes with, and asks for them once", async () => {
  const { live, asked, store, standIn } = opened();
  await fetchKeptClasses(live, "buildings", "coastal_raster", undefined);
  store.apply(shown);
  await Promise.resolve();
  const fill = standIn.style.layers.find(({ id }) => id === "element:buildings:fill");
  expect(JSON.stringify(fill?.paint)).toContain("feature-state");
  expect(standIn.states.get("element:buildings/buildings/2")).toEqual({ class: 3 });
  expect(asked).toEqual(["coastal_raster"]);
});

it("asks again for what was refused", async () => {
  const { live, asked, is } = opened();
  is.refusing = true;
  await expect(fetchKeptClasses(live, "buildings", "coastal_raster", undefined)).rejects.toThrow("not now");
  is.refusing = false;
  expect(keptClasses(live.index, "buildings", "coastal_raster", undefined)).toBeUndefined();
  const { rows } = await fetchKeptClasses(live, "buildings", "coastal_raster", undefined);
  expect([...rows]).toEqual([2]);
  expect(asked).toHaveLength(2);
});

it("keeps so many answers, the newest", async () => {
  const { fetch, here } = keepAnswers<string>(2);
  for (const key of ["a", "b", "c"]) await fetch(key, async () => key);
  expect(["a", "b", "c"].map(here)).toEqual([undefined, "b", "c"]);
});
