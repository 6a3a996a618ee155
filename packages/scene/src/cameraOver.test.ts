import { describe, expect, it } from "vitest";
import { cameraOver } from "./cameraOver.ts";

const square = { widthPx: 512, heightPx: 512 };

describe("MAP-24 a camera that holds what a map has", () => {
  it("shows the world in one tile at zoom 0, and a quarter of its width at zoom 2", () => {
    expect(cameraOver([-180, -85.051129, 180, 85.051129], square)).toMatchObject({
      longitude: 0,
      latitude: 0,
      zoom: 0,
    });
    expect(cameraOver([-45, -10, 45, 10], square).zoom).toBe(2);
  });

  it("looks at the middle as the map draws it, straight from above", () => {
    const camera = cameraOver([172.8, -41, 173, -40], { widthPx: 1000, heightPx: 700 });
    expect(camera).toMatchObject({ longitude: 172.9, pitch: 0, bearing: 0 });
    // The middle of the two parallels on the page lies a little south of their mean.
    expect(camera.latitude).toBeCloseTo(-40.501863, 4);
  });

  it("crosses 180 degrees, and goes no closer than streets", () => {
    expect(cameraOver([176, -44.5, -176, -43.5], square).longitude).toBe(-180 + 360);
    expect(cameraOver([176, -44.5, -175, -43.5], square).longitude).toBe(-179.5);
    expect(cameraOver([172.9, -40.3, 172.9, -40.3], square).zoom).toBe(16);
  });
});
