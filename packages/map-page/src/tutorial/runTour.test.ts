import type { TutorialStep } from "@stopbank/plugin-api/browser";
import type { SceneOperation } from "@stopbank/scene";
import { emptyScene } from "@stopbank/scene/empty";
import { setRegions } from "@stopbank/scene/filtering";
import { createSceneStore } from "@stopbank/scene/store";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pointed, Pointer } from "./pointer.ts";
import { runTour } from "./runTour.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });
const patience = { tries: 20, everyMs: 100, isSeen: () => true };

/** What is on the page: a selector finds what is named so. */
let page: Set<string>;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Set(["search", "view", "legends"]);
  vi.stubGlobal("document", {
    querySelectorAll: (selector: string) => (page.has(selector) ? [{ selector }] : []),
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const step = (at: string, rest: Partial<TutorialStep> = {}): TutorialStep => ({
  module: "Map Basics",
  title: at,
  text: at,
  at,
  ...rest,
});

function begin(steps: readonly TutorialStep[]) {
  const store = createSceneStore(start);
  const pointed: Pointed[] = [];
  const pointer = { pointAt: (one) => pointed.push(one), hide: vi.fn(), destroy: vi.fn() } satisfies Pointer;
  const [onDone, onNothing, onExit] = [vi.fn(), vi.fn(), vi.fn()];
  const end = runTour({ steps, store, pointer, onDone, onNothing, onExit, patience });
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const now = () => pointed.at(-1);
  return {
    store,
    pointer,
    onDone,
    onNothing,
    onExit,
    end,
    settle,
    now,
    titles: () => pointed.map(({ title }) => title),
    async next() {
      now()?.onNext();
      await settle(3_000);
    },
    async back() {
      now()?.onBack();
      await settle(3_000);
    },
  };
}

describe("a tour", () => {
  it("TUT-03: goes through its steps, says how far it is, and is done after the last", async () => {
    const tour = begin([step("search"), step("view")]);
    await tour.settle();
    expect(tour.now()).toMatchObject({ progress: "Map Basics: 1 of 2", isFirst: true, isLast: false });
    await tour.next();
    expect(tour.now()).toMatchObject({ progress: "Map Basics: 2 of 2", isFirst: false, isLast: true });
    await tour.back();
    await tour.next();
    expect(tour.onDone).not.toHaveBeenCalled();
    await tour.next();
    expect(tour.onDone).toHaveBeenCalledOnce();
    expect(tour.titles()).toEqual(["search", "view", "search", "view"]);
  });

  it("TUT-06: waits 20 times a tenth of a second for what it points at, says so in the log, and goes on", async () => {
    const tour = begin([step("nowhere"), step("view")]);
    await tour.settle(1_800);
    expect(tour.titles()).toEqual([]);
    await tour.settle(200);
    expect(tour.titles()).toEqual(["view"]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith("Element not found", "nowhere", "nowhere");
  });

  it("TUT-06: points at what comes meanwhile", async () => {
    const tour = begin([step("late")]);
    await tour.settle(1_500);
    page.add("late");
    await tour.settle(100);
    expect(tour.titles()).toEqual(["late"]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it("TUT-06: leaves out on the way back as well, and stays where there is nothing before", async () => {
    const tour = begin([step("search"), step("nowhere"), step("view")]);
    await tour.settle();
    await tour.next();
    await tour.back();
    await tour.back();
    expect(tour.titles()).toEqual(["search", "view", "search"]);
  });

  it("TUT-06: is not done, and congratulates nobody, where nothing of it is there", async () => {
    const tour = begin([step("nowhere"), step("elsewhere")]);
    await tour.settle(5_000);
    expect(tour.onNothing).toHaveBeenCalledOnce();
    expect(tour.onDone).not.toHaveBeenCalled();
  });

  it("TUT-03, TUT-06: counts and leads by what was found, until the rest comes", async () => {
    const tour = begin([step("nowhere"), step("search"), step("gone"), step("view")]);
    await tour.settle(3_000);
    expect(tour.now()).toMatchObject({ progress: "Map Basics: 1 of 3", isFirst: true, isLast: false });
    await tour.next();
    expect(tour.now()).toMatchObject({ progress: "Map Basics: 2 of 2", isFirst: false, isLast: true });
    page.add("gone");
    await tour.back();
    expect(tour.now()).toMatchObject({ title: "gone", progress: "Map Basics: 2 of 3", isLast: false });
  });

  it("TUT-07: puts on what a step needs, and takes it off for the next that does not", async () => {
    const inRegion: SceneOperation = setRegions(["a"]);
    const tour = begin([
      step("search"),
      step("view", { scene: inRegion }),
      step("legends", { scene: inRegion }),
      step("search"),
    ]);
    await tour.settle();
    const { store } = tour;
    expect(store.state.scene).toBe(start);
    await tour.next();
    expect(store.state.scene.regions).toEqual(["a"]);
    // What the reader does there stays while the step after it needs the same.
    store.apply(setRegions(["a", "b"]));
    await tour.next();
    expect(store.state.scene.regions).toEqual(["a", "b"]);
    await tour.next();
    expect(store.state.scene).toBe(start);
  });

  it("opens what a step needs, keeps it for the next that needs the same, and closes it after", async () => {
    const done: string[] = [];
    const closeDialog = () => void done.push("close");
    const open = (tab: string) => () => {
      done.push(tab);
      return closeDialog;
    };
    const tour = begin([
      step("search", { open: open("elements") }),
      step("view", { open: open("hazards") }),
      step("legends"),
    ]);
    await tour.settle();
    await tour.next();
    expect(done).toEqual(["elements", "hazards"]);
    await tour.next();
    expect(done).toEqual(["elements", "hazards", "close"]);
  });

  describe("where the reader closes the dialog that a step stands in", () => {
    const inDialog = () => {
      const close = vi.fn();
      const open = vi.fn(() => close);
      return { close, open };
    };

    it("TUT-03, TUT-08: goes on with the next step that stands outside it, and leaves it closed", async () => {
      const { close, open } = inDialog();
      const tour = begin([step("search", { open }), step("legends", { open }), step("view")]);
      await tour.settle();
      tour.now()?.onGone();
      await tour.settle();
      expect(tour.titles()).toEqual(["search", "view"]);
      expect(tour.now()).toMatchObject({ progress: "Map Basics: 3 of 3", isLast: true });
      expect(close.mock.invocationCallOrder.at(-1)).toBeGreaterThan(
        open.mock.invocationCallOrder.at(-1) ?? 0,
      );
      expect(console.warn).not.toHaveBeenCalled();
      // Whoever goes back to it has it open again.
      await tour.back();
      expect(tour.titles()).toEqual(["search", "view", "legends"]);
    });

    it("TUT-03: is done where no step follows outside it, and leaves it closed", async () => {
      const { close, open } = inDialog();
      const tour = begin([step("view"), step("search", { open }), step("legends", { open })]);
      await tour.settle();
      await tour.next();
      tour.now()?.onGone();
      await tour.settle();
      expect(tour.onDone).toHaveBeenCalledOnce();
      expect(close.mock.invocationCallOrder.at(-1)).toBeGreaterThan(
        open.mock.invocationCallOrder.at(-1) ?? 0,
      );
    });

    it("TUT-03: goes on with the next step where the reader had opened the dialog", async () => {
      const tour = begin([step("search"), step("view")]);
      await tour.settle();
      tour.now()?.onGone();
      await tour.settle();
      expect(tour.titles()).toEqual(["search", "view"]);
    });
  });

  it("TUT-03: ends where it is, with what it opened", async () => {
    const close = vi.fn();
    const tour = begin([step("search", { open: () => close }), step("late")]);
    await tour.settle();
    tour.now()?.onNext();
    await tour.settle(500);
    expect(close).toHaveBeenCalledOnce();
    tour.end();
    page.add("late");
    await tour.settle(3_000);
    expect(tour.titles()).toEqual(["search"]);
    expect(tour.pointer.destroy).toHaveBeenCalledOnce();
    expect(tour.onDone).not.toHaveBeenCalled();
  });
});
