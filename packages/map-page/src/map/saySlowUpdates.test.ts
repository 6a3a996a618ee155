import { emptyScene } from "@stopbank/scene/empty";
import { addLayer, elementLayer } from "@stopbank/scene/layers";
import { createSceneStore } from "@stopbank/scene/store";
import { setBasemap } from "@stopbank/scene/view";
import { createToaster } from "@stopbank/ui/toaster";
import { proxy } from "valtio/vanilla";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saySlowUpdates } from "./saySlowUpdates.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPage() {
  const state = proxy({ busy: false });
  const store = createSceneStore(emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 }));
  const toaster = createToaster();
  const stop = saySlowUpdates({ state }, store, toaster);
  const said = () => toaster.get().shown.map(({ message }) => message);
  const addBuildings = () => store.apply(addLayer(elementLayer("buildings"), () => false));
  return { state, store, said, stop, addBuildings };
}

describe("MAP-11 a layer update", () => {
  it("MAP-11 that takes over 1.5 s is said to be 'Loading...' until the map has drawn it", async () => {
    const { state, said, addBuildings } = openPage();
    addBuildings();
    state.busy = true;
    await vi.advanceTimersByTimeAsync(1_499);
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toEqual(["Loading..."]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said()).toEqual(["Loading..."]);
    state.busy = false;
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toEqual([]);
  });

  it("MAP-11 that changes nothing of the picture is not spoken of", async () => {
    const { said, addBuildings } = openPage();
    addBuildings();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said()).toEqual([]);
  });

  it("MAP-11 that is quick, a busy map without one, and a page that is gone say nothing", async () => {
    const { state, store, said, stop, addBuildings } = openPage();
    addBuildings();
    state.busy = true;
    await vi.advanceTimersByTimeAsync(1_000);
    state.busy = false;
    await vi.advanceTimersByTimeAsync(0);
    store.apply(setBasemap("terrain"));
    state.busy = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said()).toEqual([]);
    store.apply(addLayer(elementLayer("roads"), () => false));
    await vi.advanceTimersByTimeAsync(1_000);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said()).toEqual([]);
  });
});
