import type { MapController } from "@stopbank/map/controller";
import { indexLayers } from "@stopbank/map/layer-index";
import { offered } from "@stopbank/map/testing/offered";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { type MapPage, MapPageProvider } from "../page/mapPageContext.ts";
import { createPageState } from "../page/pageState.ts";
import { storiesPlugin } from "../testing/page/storiesPlugin.tsx";
import { places } from "../testing/places.ts";
import { PlaceSearch } from "./PlaceSearch.tsx";

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search by address" });

/** The search on a page's map, which goes and comes again with the layout that it is in. */
async function open() {
  const host = await startBrowserHost(storiesPlugin, { flags: [], answer: () => Response.json(places) });
  const flyToPlace = vi.fn<MapController["flyToPlace"]>();
  const page = {
    page: createPageState(),
    store: host.scenes.of("risk"),
    index: indexLayers(offered),
    isCascading: () => false,
    selectionTab: undefined,
  } as Partial<MapPage> as MapPage;
  const around = (layout: string) =>
    host.around(
      <MapPageProvider value={page}>
        <PlaceSearch key={layout} controller={{ flyToPlace } as Partial<MapController> as MapController} />
      </MapPageProvider>,
    );
  const { rerender } = render(around("wide"));
  return {
    flyToPlace,
    moveTo: (layout: string) => act(async () => rerender(around(layout))),
    user: userEvent.setup(),
  };
}

it("MAP-16 takes the map to the place that is chosen, and says its name", async () => {
  const { flyToPlace, user } = await open();
  await user.type(field(), "lark");
  await user.click(await screen.findByText("Larkhaven"));
  expect(flyToPlace.mock.calls).toEqual([[places[0]]]);
  expect(field().value).toBe("Larkhaven");
});

it("MAP-16 keeps what was typed, and what was chosen, where the page is laid out anew", async () => {
  const { moveTo, user } = await open();
  await user.type(field(), "lark");
  const before = field();
  await moveTo("narrow");
  expect(field()).not.toBe(before);
  expect(field().value).toBe("lark");
  await user.click(field());
  await user.click(await screen.findByText("Lark Stream"));
  await moveTo("wide");
  expect(field().value).toBe("Lark Stream");
});
