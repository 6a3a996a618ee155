import { cameraOver } from "@stopbank/scene/camera-over";
import { expect, it } from "vitest";
import { metresPerPoint, pixelRatioAt, pointsPerPx } from "./paper.ts";

it("EXP-06 has 300 pixels an inch of paper", () => {
  const mapPx = 72 / pointsPerPx;
  expect(mapPx * pixelRatioAt(300)).toBeCloseTo(300, 9);
});

it("knows how much ground a point covers, from the poles' circle to a street", () => {
  // A degree of longitude at the equator and at 60 degrees, where it is half as long.
  expect(metresPerPoint(60, 10) * 2).toBeCloseTo(metresPerPoint(0, 10), 6);
  const { zoom } = cameraOver([172.9, -0.001, 173, 0.001], { widthPx: 800, heightPx: 800 });
  expect((metresPerPoint(0, zoom) * 800 * pointsPerPx) / 11_131.95).toBeCloseTo(1, 2);
});
