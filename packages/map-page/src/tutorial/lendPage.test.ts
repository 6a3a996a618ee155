import { emptyScene } from "@stopbank/scene/empty";
import { setRegions } from "@stopbank/scene/filtering";
import { createSceneStore } from "@stopbank/scene/store";
import { openDrawer } from "@stopbank/scene/view";
import { expect, it, vi } from "vitest";
import { createPageState } from "../page/pageState.ts";
import { lendPage } from "./lendPage.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });

function open() {
  const store = createSceneStore(start);
  const page = createPageState();
  store.apply(setRegions(["a"]));
  store.apply(openDrawer("risk"), { undoable: false });
  page.setSheet("half");
  page.openAddLayers("hazards");
  page.openOther("stories");
  return { store, page };
}

it("TUT-07: gives back the scene, the drawer, the dialogs, the sheet and what can be undone", () => {
  const { store, page } = open();
  const { scene } = store.state;
  const look = { ...page.state };
  const giveBack = lendPage(store, page, () => undefined);
  store.apply(setRegions(["b"]));
  store.apply(setRegions(["b", "c"]));
  store.undo();
  store.apply(openDrawer("layers"), { undoable: false });
  page.closeAddLayers();
  page.openDetails("buildings");
  page.setSheet("full");
  page.closeOther();
  giveBack();
  expect(store.state.scene).toBe(scene);
  expect(store.state).toMatchObject({ canUndo: true, canRedo: false, isLent: false });
  expect(page.state).toEqual(look);
  store.undo();
  expect(store.state.scene.regions).toEqual([]);
});

it("TUT-07: begins a history of its own, so that nobody undoes their own steps within it", () => {
  const { store, page } = open();
  lendPage(store, page, () => undefined);
  expect(store.state.canUndo).toBe(false);
});

it("hears when the reader takes the page back, once", async () => {
  const { store, page } = open();
  const onTaken = vi.fn();
  const giveBack = lendPage(store, page, onTaken);
  store.takeBack();
  await Promise.resolve();
  expect(onTaken).toHaveBeenCalledOnce();
  giveBack();
  await Promise.resolve();
  expect(onTaken).toHaveBeenCalledOnce();
});
