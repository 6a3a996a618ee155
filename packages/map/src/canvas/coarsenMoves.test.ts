import type { Map as MapLibreMap } from "maplibre-gl";
import { expect, it, vi } from "vitest";
import { coarsenMoves } from "./coarsenMoves.ts";

/** A map of 801 by 600 CSS pixels, on a screen with so many to each. */
function made(ratio = 1) {
  const canvas = { width: 0, height: 0, style: { width: "", height: "" } };
  const place = { clientWidth: 801, clientHeight: 600, isConnected: true };
  const listeners = new Map<string, () => void>();
  const map = {
    _clampedPixelRatio: ratio,
    _resizeCanvas: (width: number, height: number, to: number) => {
      canvas.width = Math.round(width * to);
      canvas.height = Math.round(height * to);
      canvas.style.width = `${canvas.width / to}px`;
      canvas.style.height = `${canvas.height / to}px`;
    },
    getCanvas: () => canvas,
    getContainer: () => place,
    on: (type: string, listener: () => void) => void listeners.set(type, listener),
    painter: { resize: vi.fn() },
    triggerRepaint: vi.fn(),
  };
  map._resizeCanvas(801, 600, ratio);
  const sharpness = coarsenMoves(map as unknown as MapLibreMap);
  return { map, canvas, place, sharpness, hear: (type: string) => listeners.get(type)?.() };
}

it("draws what moves with a quarter of the pixels in the same place, and what stands with all", () => {
  const { map, canvas, sharpness } = made(2);
  sharpness.drawFor(false);
  expect([canvas.width, sharpness.isCoarse(), map.painter.resize.mock.calls]).toEqual([1_602, false, []]);
  sharpness.drawFor(true);
  sharpness.drawFor(true);
  expect(canvas).toEqual({ width: 801, height: 600, style: { width: "801px", height: "600px" } });
  expect([sharpness.isCoarse(), map.painter.resize.mock.calls]).toEqual([true, [[801, 600, 1]]]);
  sharpness.drawFor(false);
  expect(canvas).toEqual({ width: 1_602, height: 1_200, style: { width: "801px", height: "600px" } });
  expect([sharpness.isCoarse(), map.painter.resize.mock.lastCall]).toEqual([false, [801, 600, 2]]);
});

it("makes the picture no wider than its place where half of its pixels are no whole number", () => {
  const { canvas, sharpness } = made();
  sharpness.drawFor(true);
  expect([canvas.width, canvas.style.width]).toEqual([401, "801px"]);
});

it("asks for the sharp picture where a move ends, if it is not there already", () => {
  const { map, sharpness, hear } = made();
  hear("moveend");
  expect(map.triggerRepaint).not.toHaveBeenCalled();
  sharpness.drawFor(true);
  hear("moveend");
  expect(map.triggerRepaint).toHaveBeenCalledOnce();
});

it("says how many pixels a picture has to each of CSS", () => {
  const { sharpness } = made(2);
  expect([true, false].map((isMoving) => sharpness.drawFor(isMoving))).toEqual([1, 2]);
});

it("keeps what it has while its element is in no page, and is sharp once it is in one again", () => {
  const { canvas, place, sharpness } = made();
  sharpness.drawFor(true);
  Object.assign(place, { clientWidth: 0, clientHeight: 0, isConnected: false });
  expect([sharpness.drawFor(false), canvas.width, sharpness.isCoarse()]).toEqual([0.5, 401, true]);
  Object.assign(place, { clientWidth: 801, clientHeight: 600, isConnected: true });
  expect([sharpness.drawFor(false), canvas.width, sharpness.isCoarse()]).toEqual([1, 801, false]);
});

it("takes a map for sharp that somebody has resized, as it is by that", () => {
  const { sharpness, hear } = made();
  sharpness.drawFor(true);
  hear("resize");
  expect(sharpness.isCoarse()).toBe(false);
});
