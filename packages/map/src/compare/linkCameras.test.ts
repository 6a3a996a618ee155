import { describe, expect, it } from "vitest";
import { isLed } from "../controller/camera.ts";
import { linkCameras } from "./linkCameras.ts";

type Linked = Parameters<typeof linkCameras>[0];

/** A map's camera: it tells of each move as MapLibre does, all at once where it jumps. */
function camera(longitude: number) {
  let look = { center: { lng: longitude, lat: -40 }, elevation: 0, zoom: 12, pitch: 0, bearing: 0 };
  const listeners = new Map<string, Set<(event: object) => void>>();
  const told: string[] = [];
  const fire = (type: string, mark: object = {}) => {
    told.push(isLed(mark) ? `${type} led` : type);
    for (const listener of [...(listeners.get(type) ?? [])]) listener(mark);
  };
  const map = {
    on(type: string, listener: (event: object) => void) {
      const all = listeners.get(type) ?? new Set();
      listeners.set(type, all.add(listener));
      return { unsubscribe: () => void all.delete(listener) };
    },
    jumpTo(to: Partial<typeof look>, mark?: object) {
      look = { ...look, ...to };
      fire("move", mark);
      fire("moveend", mark);
    },
    getCenter: () => look.center,
    getCenterElevation: () => look.elevation,
    getZoom: () => look.zoom,
    getPitch: () => look.pitch,
    getBearing: () => look.bearing,
  };
  return {
    map: map as unknown as Linked,
    told,
    look: () => look,
    /** As a drag or a flight: by itself, and ended later. */
    move(to: Partial<typeof look>) {
      look = { ...look, ...to };
      fire("move");
    },
    end: () => fire("moveend"),
    listens: () => [...listeners.values()].reduce((sum, all) => sum + all.size, 0),
  };
}

describe("two linked maps", () => {
  it("look at the same place at once, and whichever is moved", () => {
    const [first, second] = [camera(172), camera(10)];
    linkCameras(first.map, second.map);
    expect(second.look()).toEqual(first.look());
    first.move({ zoom: 15, pitch: 50 });
    expect(second.look()).toEqual(first.look());
    second.move({ center: { lng: 173, lat: -41 }, bearing: 20, elevation: 80 });
    expect(first.look()).toEqual(second.look());
  });

  it("tell once of a move of the second: as one of the first, when it ends", () => {
    const [first, second] = [camera(172), camera(172)];
    linkCameras(first.map, second.map);
    first.told.length = 0;
    second.move({ zoom: 13 });
    second.move({ zoom: 14 });
    expect(first.told).toEqual(["move led", "moveend led", "move led", "moveend led"]);
    first.told.length = 0;
    second.end();
    expect(first.told).toEqual(["move", "moveend"]);
    expect(first.look().zoom).toBe(14);
  });

  it("go apart when that ends, and nothing listens any more", () => {
    const [first, second] = [camera(172), camera(172)];
    linkCameras(first.map, second.map)();
    first.move({ zoom: 3 });
    expect([second.look().zoom, first.listens(), second.listens()]).toEqual([12, 0, 0]);
  });
});
