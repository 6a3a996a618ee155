import { expect, it } from "vitest";
import { offered } from "../testing/offered.ts";
import { openStandIn } from "../testing/openStandIn.ts";
import { indexLayers, withoutTerrain } from "./layerIndex.ts";

/** Which sources and layers of a tilted map are of the ground's heights, and whether it stands up. */
function reliefOf(basemap: typeof offered.basemap) {
  const { standIn } = openStandIn({ basemap });
  standIn.tilt(60);
  const { style } = standIn;
  return {
    heights: Object.values(style.sources).filter(({ type }) => type === "raster-dem").length,
    shades: style.layers.filter(({ type }) => type === "hillshade" || type === "color-relief").length,
    stands: style.terrain !== undefined,
  };
}

it("MAP-13 draws no relief, in the plane or tilted, for a client whose configuration has no terrain map", () => {
  const offeredTerrain = reliefOf(offered.basemap);
  expect(offeredTerrain.heights).toBeGreaterThan(0);
  expect(offeredTerrain.shades).toBeGreaterThan(0);
  expect(offeredTerrain.stands).toBe(true);
  const kept = withoutTerrain(offered);
  expect(reliefOf(kept.basemap)).toEqual({ heights: 0, shades: 0, stands: false });
  // Nothing else goes with it.
  const { terrain: _terrain, ...rest } = offered.basemap;
  expect(indexLayers(kept).basemap).toEqual(rest);
  expect({ ...kept, basemap: offered.basemap }).toEqual(offered);
});
