import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyScene } from "../emptyScene.ts";
import { setArea, setRegions } from "../filtering.ts";
import { openDrawer } from "../view.ts";
import { sceneOfAddress } from "./address.ts";
import { connectUrl, type UrlOptions } from "./connectUrl.ts";
import type { SceneStore } from "./sceneStore.ts";
import { createScenes } from "./scenes.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });

/** A window's address bar and its history, as far as pages use them, with what wouter tells of links. */
function openBar() {
  const entries = ["/home"];
  let at = 0;
  const listeners = new Set<readonly [name: string, listener: () => void]>();
  const tell = (event: string) => {
    for (const [name, listener] of [...listeners]) if (name === event) listener();
  };
  const location = {
    get pathname() {
      return URL.parse(entries[at] ?? "", "http://app")?.pathname;
    },
    get search() {
      return URL.parse(entries[at] ?? "", "http://app")?.search;
    },
    hash: "",
  };
  vi.stubGlobal("window", {
    location,
    history: {
      state: null,
      pushState: (_state: unknown, _title: string, address: string) => {
        entries.splice(at + 1, entries.length, address);
        at += 1;
        tell("pushState");
      },
      replaceState: (_state: unknown, _title: string, address: string) => {
        entries[at] = address;
        tell("replaceState");
      },
    },
    addEventListener: (name: string, listener: () => void) => listeners.add([name, listener]),
    removeEventListener: (name: string, listener: () => void) => {
      for (const one of listeners) if (one[0] === name && one[1] === listener) listeners.delete(one);
    },
  });
  return {
    entries,
    follow: (address: string) => window.history.pushState(null, "", address),
    go: (by: number) => {
      at += by;
      tell("popstate");
    },
  };
}

/** As a map page does when it is shown; ends when another takes its place. */
function show(store: SceneStore, options: Partial<UrlOptions> = {}): () => void {
  const { scene } = sceneOfAddress(store);
  if (scene !== store.state.scene) store.open(scene);
  return connectUrl(store, {
    storeArea: () => Promise.reject(new Error("no area is long here")),
    onAreaNotKept: () => undefined,
    admit: (linked) => linked.scene,
    ...options,
  });
}

/** A drawn area that is too long for an address. */
const areaId = "7".repeat(64);
const ring = Array.from({ length: 2_000 }, (_, at) => [172.9 + at / 100_000, -40.3 + (at % 2) / 1_000]);
const longArea = setArea({ type: "Polygon", coordinates: [[...ring, [172.9, -40.3]]] });

describe("the address of a map page", () => {
  let bar: ReturnType<typeof openBar>;
  const scenes = () => createScenes(start, []);
  beforeEach(() => {
    vi.useFakeTimers();
    bar = openBar();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const untilWritten = () => vi.runAllTimersAsync();

  it("follows its scene: places are gone back to, looks are not", async () => {
    const store = scenes().of("risk");
    bar.follow("/risk");
    const stop = show(store);
    await untilWritten();
    store.apply(setRegions(["a"]));
    await untilWritten();
    store.apply(openDrawer("risk"), { undoable: false });
    await untilWritten();
    expect(bar.entries).toEqual([
      "/home",
      "/risk?v=2&client=larkhaven&at=172.9,-40.3,10",
      "/risk?v=2&client=larkhaven&at=172.9,-40.3,10&regions=a&drawer=risk",
    ]);
    bar.go(-1);
    expect(store.state.scene.regions).toEqual([]);
    stop();
  });

  it("is its own: another page's changes neither its scene nor its undo steps, nor what one comes back to", async () => {
    const pages = scenes();
    const risk = pages.of("risk");
    bar.follow("/risk");
    let leave = show(risk);
    risk.apply(setRegions(["a"]));
    await untilWritten();
    const before = risk.state.scene;

    // The link is followed while the risk map still stands: the other page takes its place a moment later.
    bar.follow("/prioritisation?v=2&client=larkhaven&at=1,2,3&regions=b");
    risk.apply(openDrawer("risk"), { undoable: false });
    await untilWritten();
    expect(bar.entries.at(-1)).toBe("/prioritisation?v=2&client=larkhaven&at=1,2,3&regions=b");
    leave();
    const ranking = pages.of("prioritisation");
    leave = show(ranking);
    ranking.apply(setRegions(["b", "c"]));
    await untilWritten();
    expect(ranking.state.scene.regions).toEqual(["b", "c"]);

    // Back, twice: the other page still listens when the address is the risk map's again.
    bar.go(-1);
    expect(ranking.state.scene.regions).toEqual(["b"]);
    bar.go(-1);
    expect(ranking.state.scene.regions).toEqual(["b"]);
    leave();
    leave = show(risk);
    expect(risk.state.scene.regions).toEqual(before.regions);
    risk.undo();
    expect(risk.state.scene.regions).toEqual([]);
    leave();
  });

  it("finds the page as it was when one comes back to its bare address", async () => {
    const pages = scenes();
    bar.follow("/risk");
    const leave = show(pages.of("risk"));
    pages.of("risk").apply(setRegions(["a"]));
    await untilWritten();
    leave();
    bar.follow("/home");
    bar.follow("/risk");
    const leaveAgain = show(pages.of("risk"));
    await untilWritten();
    expect(bar.entries.at(-1)).toBe("/risk?v=2&client=larkhaven&at=172.9,-40.3,10&regions=a");
    pages.of("risk").undo();
    expect(pages.of("risk").state.scene.regions).toEqual([]);
    leaveAgain();
  });

  it("opens a link on a page that showed something else, and one can undo it", () => {
    const store = scenes().of("risk");
    bar.follow("/risk?v=1&client=larkhaven&at=1,2,3&regions=a");
    show(store)();
    expect([store.state.scene.regions, store.state.canUndo]).toEqual([["a"], false]);
    bar.follow("/risk?v=1&client=larkhaven&at=1,2,3&regions=b");
    show(store)();
    expect([store.state.scene.regions, store.state.canUndo]).toEqual([["b"], true]);
    store.undo();
    expect(store.state.scene.regions).toEqual(["a"]);
  });

  it("opens a link that is followed within the page, and writes itself over a bare one", async () => {
    const store = scenes().of("risk");
    bar.follow("/risk?v=2&client=larkhaven&at=172.9,-40.3,10&regions=a");
    const leave = show(store);
    bar.follow("/risk?v=2&client=larkhaven&at=172.9,-40.3,10&regions=b");
    expect(store.state.scene.regions).toEqual(["b"]);
    bar.follow("/risk");
    await untilWritten();
    expect(store.state.scene.regions).toEqual(["b"]);
    expect(bar.entries.at(-1)).toBe("/risk?v=2&client=larkhaven&at=172.9,-40.3,10&regions=b");
    bar.go(-2);
    expect(store.state.scene.regions).toEqual(["a"]);
    bar.go(2);
    expect(store.state.scene.regions).toEqual(["b"]);
    leave();
  });

  it("finds an area again that was still being kept when the page was left, and links to it", async () => {
    const store = scenes().of("risk");
    bar.follow("/risk");
    const kept = Promise.withResolvers<string>();
    const leave = show(store, { storeArea: () => kept.promise });
    store.apply(longArea);
    await untilWritten();
    leave();
    bar.follow("/home");
    kept.resolve(areaId);
    await untilWritten();
    bar.go(-1);
    const leaveAgain = show(store);
    await untilWritten();
    expect(store.state.scene.area).toBeDefined();
    expect(bar.entries[2]).toContain(`area=area:${areaId}`);
    leaveAgain();
  });

  it("keeps an area anew where one comes back before it was kept", async () => {
    const store = scenes().of("risk");
    bar.follow("/risk");
    const never = new Promise<string>(() => undefined);
    const leave = show(store, { storeArea: () => never });
    store.apply(longArea);
    await untilWritten();
    leave();
    const leaveAgain = show(store, { storeArea: async () => areaId });
    await untilWritten();
    expect(bar.entries.at(-1)).toContain(`area=area:${areaId}`);
    leaveAgain();
  });

  it.each([
    ["once the page was left", new Error("offline"), true],
    ["when its client is left", new DOMException("The client was left.", "AbortError"), false],
  ])("says nothing of an area that was not kept %s", async (_when, error, hasLeft) => {
    const store = scenes().of("risk");
    bar.follow("/risk");
    const onAreaNotKept = vi.fn();
    const asked = Promise.withResolvers<string>();
    const leave = show(store, { storeArea: () => asked.promise, onAreaNotKept });
    store.apply(longArea);
    await untilWritten();
    if (hasLeft) leave();
    asked.reject(error);
    await untilWritten();
    expect(onAreaNotKept).not.toHaveBeenCalled();
    leave();
  });

  it("TUT-07: leaves the address alone while the map is lent, and takes the map back for another place", async () => {
    const store = scenes().of("risk");
    bar.follow("/risk?v=2&client=larkhaven&at=172.9,-40.3,10&regions=a");
    bar.follow("/risk?v=2&client=larkhaven&at=172.9,-40.3,10&regions=b");
    const leave = show(store);
    const entries = [...bar.entries];
    const own = store.state.scene;
    store.lend();
    store.apply(setRegions(["c"]));
    await untilWritten();
    expect(bar.entries).toEqual(entries);
    store.takeBack();
    await untilWritten();
    expect(store.state.scene).toBe(own);
    expect(bar.entries).toEqual(entries);
    store.lend();
    store.apply(setRegions(["c"]));
    bar.go(-1);
    expect(store.state).toMatchObject({ isLent: false, canUndo: true });
    expect(store.state.scene.regions).toEqual(["a"]);
    store.undo();
    expect(store.state.scene).toEqual(own);
    leave();
  });

  it("writes what was done just before the map was lent once it is given back", async () => {
    const store = scenes().of("risk");
    bar.follow("/risk");
    const leave = show(store);
    store.apply(setRegions(["a"]));
    store.lend();
    store.apply(setRegions(["c"]));
    await untilWritten();
    expect(bar.entries.at(-1)).not.toContain("regions");
    store.takeBack();
    await untilWritten();
    expect(bar.entries.at(-1)).toContain("regions=a");
    leave();
  });
});
