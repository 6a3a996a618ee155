import type { Map as MapLibreMap } from "maplibre-gl";
import { beforeEach, expect, it, vi } from "vitest";
import { paintWhenMoreIsThere } from "./paintWhenMoreIsThere.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A map of tiles and of a shape drawn by hand, whose frames the test begins. */
function made() {
  let painted = 0;
  let prepared = 0;
  let lng = 173;
  let isCoarse = false;
  let isMoving = false;
  let onRestored: () => void = () => undefined;
  const is = { awaited: false, seen: true, tilesThere: true, shapeThere: true };
  const manager = (type: string, isLoaded: () => boolean) => ({
    used: true,
    getSource: () => ({ type }),
    loaded: isLoaded,
    prepare: () => void prepared++,
    _inViewTiles: { getAllTiles: () => [] },
  });
  const style = {
    tileManagers: {
      buildings: manager("vector", () => is.tilesThere),
      draft: manager("geojson", () => is.shapeThere),
    },
  };
  const ratios: number[] = [];
  const newPainter = () => ({
    context: {},
    render: (_style: object, _transform: object, { pixelRatio }: { readonly pixelRatio: number }) => {
      painted++;
      ratios.push(pixelRatio);
    },
  });
  const asked = vi.fn();
  const map = {
    painter: newPainter(),
    style,
    _placementDirty: false,
    getContainer: () => ({ clientWidth: 800, clientHeight: 600 }),
    getCenter: () => ({ lng, lat: -40 }),
    getZoom: () => 12,
    getPitch: () => 0,
    getBearing: () => 0,
    getPadding: () => ({ left: 0 }),
    isMoving: () => isMoving,
    triggerRepaint: asked,
    on: (_type: string, listener: () => void) => {
      onRestored = listener;
    },
  };
  const held = paintWhenMoreIsThere(
    map as unknown as MapLibreMap,
    () => is.awaited,
    () => is.seen,
    {
      drawFor: (isMoving) => {
        isCoarse = isMoving;
        return isMoving ? 0.5 : 1;
      },
      isCoarse: () => isCoarse,
    },
  );
  /** How often it was painted in a frame, and whether it was held back. */
  const frame = () => {
    const before = painted;
    // As MapLibre begins a frame: with what the picture before had.
    map.painter.render(style, {}, { pixelRatio: ratios.at(-1) ?? 1 });
    return [painted - before, held.isHeld()] as const;
  };
  frame();
  return {
    is,
    held,
    ratio: () => ratios.at(-1),
    isCoarse: () => isCoarse,
    frame,
    asked,
    prepared: () => prepared,
    move(degrees: number) {
      isMoving = true;
      lng += degrees;
    },
    rest() {
      isMoving = false;
    },
    place(isDirty: boolean) {
      map._placementDirty = isDirty;
    },
    restore() {
      map.painter = newPainter();
      onRestored();
    },
  };
}

const drawn = [1, false] as const;
const left = [0, true] as const;

it("leaves pictures out while tiles, what features wait for or the places of names are to come, and draws the whole", () => {
  const { is, frame, place, prepared } = made();
  is.tilesThere = false;
  is.awaited = true;
  expect(frame()).toEqual(left);
  is.tilesThere = true;
  expect(frame()).toEqual(left);
  is.awaited = false;
  place(true);
  expect(frame()).toEqual(left);
  // What tiles bring and states change is taken over all the same.
  expect(prepared()).toBe(6);
  place(false);
  expect(frame()).toEqual(drawn);
});

it("draws what has come after 800 ms, asks for that frame itself, and for none once it is drawn", () => {
  const { is, frame, asked } = made();
  is.tilesThere = false;
  expect(frame()).toEqual(left);
  vi.advanceTimersByTime(798);
  expect([frame(), asked.mock.calls.length]).toEqual([left, 0]);
  vi.advanceTimersByTime(2);
  expect([asked.mock.calls.length, frame()]).toEqual([1, drawn]);
  expect(frame()).toEqual(left);
  is.tilesThere = true;
  expect(frame()).toEqual(drawn);
  vi.advanceTimersByTime(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

it("draws each view as the map moves to it, whatever is to come, but not where a move has moved nothing yet", () => {
  const { is, frame, move, rest } = made();
  is.tilesThere = false;
  move(0);
  expect(frame()).toEqual(left);
  move(0.1);
  expect(frame()).toEqual(drawn);
  move(0.1);
  expect(frame()).toEqual(drawn);
  rest();
  is.tilesThere = true;
  expect(frame()).toEqual(drawn);
});

it("has fewer pixels while the map moves, is behind for so long, and has them all once it stands", () => {
  const { held, is, isCoarse, ratio, frame, move, rest } = made();
  is.tilesThere = false;
  move(0.1);
  expect([frame(), isCoarse(), held.isBehind(), ratio()]).toEqual([drawn, true, true, 0.5]);
  rest();
  expect([frame(), isCoarse(), held.isBehind()]).toEqual([left, true, true]);
  is.tilesThere = true;
  expect([frame(), isCoarse(), held.isBehind(), ratio()]).toEqual([drawn, false, false, 1]);
});

it("leaves out the end of a flight until it is complete, and draws at once where another map leads", () => {
  const { is, frame, move, rest } = made();
  is.tilesThere = false;
  move(0.1);
  expect(frame()).toEqual(drawn);
  move(0.01);
  rest();
  expect(frame()).toEqual(left);
  is.tilesThere = true;
  expect(frame()).toEqual(drawn);
  is.tilesThere = false;
  move(0.1);
  rest();
  expect(frame()).toEqual(drawn);
});

it("waits neither for what is drawn by hand nor for the map's first picture, nor with a new painter's", () => {
  const { is, frame, restore } = made();
  is.shapeThere = false;
  expect(frame()).toEqual(drawn);
  is.tilesThere = false;
  is.seen = false;
  expect(frame()).toEqual(drawn);
  is.seen = true;
  expect(frame()).toEqual(left);
  restore();
  expect(frame()).toEqual(drawn);
});
