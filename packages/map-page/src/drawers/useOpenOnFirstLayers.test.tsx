import { emptyScene } from "@stopbank/scene/empty";
import { addLayer, elementLayer } from "@stopbank/scene/layers";
import { createSceneStore } from "@stopbank/scene/store";
import { openDrawer } from "@stopbank/scene/view";
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MapPageProvider } from "../page/mapPageContext.ts";
import { createPageState } from "../page/pageState.ts";
import { useOpenOnFirstLayers } from "./useOpenOnFirstLayers.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

const empty = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 });
const withBuildings = addLayer(elementLayer("buildings"), () => false);

/** A page that opens on its summary, with nothing on its map yet. */
function openPage() {
  const store = createSceneStore(empty);
  const page = createPageState();
  renderHook(() => useOpenOnFirstLayers("risk"), {
    wrapper: ({ children }) => <MapPageProvider value={{ store, page } as never}>{children}</MapPageProvider>,
  });
  return store;
}

it("opens the page's tab when the first layers are put on the map", async () => {
  const store = openPage();
  await act(async () => store.apply(withBuildings));
  expect(store.state.scene.drawer).toEqual({ open: true, focus: "risk" });
});

it.each([
  ["closed", empty],
  ["on another tab", openDrawer("layers")(empty)],
])("issue 13.6: leaves the drawer %s as a saved view that is opened there has it", async (_how, scene) => {
  const store = openPage();
  window.history.replaceState(null, "", "/risk?v=2&layers=e:buildings");
  await act(async () => store.open(withBuildings(scene)));
  expect(store.state.scene.drawer).toEqual(scene.drawer);
});
