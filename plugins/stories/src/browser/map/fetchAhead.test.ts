import { indexLayers } from "@stopbank/map/layer-index";
import { offered } from "@stopbank/map/testing/offered";
import { openStandIn } from "@stopbank/map/testing/stand-in";
import { expect, it, vi } from "vitest";
import { cardsOf, type StoryCard } from "../../domain/storySteps.ts";
import { story, storyStep } from "../../domain/testing/stories.ts";
import { fetchAhead } from "./fetchAhead.ts";
import { mapOf, toldMap } from "./toldMap.ts";

const parts = {
  index: indexLayers(offered),
  basemaps: ["default", "satellite", "terrain"] as const,
  mediaPrefix: "/media/larkhaven/",
};
const [, rain] = cardsOf(story()) as [StoryCard, StoryCard];

/** What is fetched for a card, by kind. */
function ahead(card: StoryCard, widthPx = 800) {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => new Response(""));
  vi.stubGlobal("fetch", fetched);
  const pictures: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      srcset = "";
      set src(address: string) {
        pictures.push(this.srcset === "" ? address : this.srcset);
      }
    },
  );
  const fetchClasses = vi.fn(async () => new ArrayBuffer(4));
  const host = { fetchClasses, requestHeaders: () => ({ "ui-client-name": "larkhaven" }) };
  const { store } = openStandIn({ features: [toldMap], host });
  const live = mapOf(store);
  if (live === undefined) throw new Error("no map");
  fetchClasses.mockClear();
  const box = { clientWidth: widthPx, clientHeight: 600 } as HTMLElement;
  const view = {
    ...live.view,
    getContainer: () => box,
    getPadding: () => ({ top: 0, bottom: 0, left: 0, right: 0 }),
  };
  fetchAhead(card, { ...live, view }, parts, new AbortController().signal);
  vi.unstubAllGlobals();
  const tiles = fetched.mock.calls.map(([path]) => path.split("/").slice(-5, -3).join("/"));
  return {
    tiles: [...new Set(tiles)],
    calls: fetched.mock.calls,
    classes: fetchClasses.mock.calls,
    pictures,
  };
}

it("fetches the tiles of a card's view as the map will, and the classes of its elements", () => {
  const { tiles, calls, classes } = ahead(rain);
  expect(tiles).toEqual([
    "vector/basemap",
    "vector/buildings",
    "raster/coastal_raster",
    "line/coastal_contours",
  ]);
  expect(calls[0]?.[1]).toMatchObject({
    headers: { "ui-client-name": "larkhaven" },
    credentials: "same-origin",
    priority: "low",
  });
  expect(classes).toEqual([["buildings", "coastal_raster", undefined]]);
});

it("fetches a card's pictures as it draws them", () => {
  const step = storyStep("x", {
    sections: [
      { header: "a", sideImage: "media/a.webp" },
      { header: "b", wideImage: "/b.webp" },
    ],
  });
  const wide = `media/${"0".repeat(32)}-640x400.webp`;
  const own = storyStep("x", { sections: [{ header: "a", wideImage: wide }] });
  const src = `/media/larkhaven/${"0".repeat(32)}-640x400.webp`;
  expect(ahead({ ...rain, step: own }).pictures).toEqual([`${src}?w=320 320w, ${src} 640w`]);
  expect(ahead({ ...rain, step }).pictures).toEqual(["/media/larkhaven/a.webp", "/b.webp"]);
});

it("fetches the first 60 tiles of a view that takes more", () => {
  const { calls, tiles } = ahead(rain, 9_000);
  expect(calls).toHaveLength(60);
  expect(tiles[0]).toBe("vector/basemap");
});
