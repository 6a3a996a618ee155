import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validateArea } from "./area/area.ts";
import { damageClassCodes, noRegion, notAssessed } from "./columns/columns.ts";
import { forEachElement, wholeLayer } from "./columns/selection.ts";
import { geodesicAreas } from "./elements/metrics.ts";
import { buildIndex } from "./index/spatialIndex.ts";
import { selectEachRegion } from "./selection/selectEachRegion.ts";
import { selectInArea } from "./selection/selectInArea.ts";
import { type PlanePoint, type PlanePolygon, polygonTouches } from "./testing/bruteForce.ts";
import { polygonColumn } from "./testing/geometryColumns.ts";
import { summarise } from "./totals/summarise.ts";

// Real places, kept beside the repository and not in it; a checkout without them says that these did not run.
const folder = new URL("../../../../shared/data/", import.meta.url);

interface Feature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry:
    | { readonly type: "Polygon"; readonly coordinates: readonly (readonly number[])[][] }
    | { readonly type: "MultiPolygon"; readonly coordinates: readonly (readonly number[])[][][] };
}

const read = (file: string) =>
  (JSON.parse(readFileSync(new URL(file, folder), "utf8")) as { features: readonly Feature[] }).features;

const polygonsOf = ({ geometry }: Feature): PlanePolygon[] =>
  (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map((rings) =>
    rings.map((ring) => ring.slice(0, -1).map(([x, y]): PlanePoint => [x!, y!])),
  );

const areaOf = (feature: Feature) => validateArea({ type: "MultiPolygon", coordinates: polygonsOf(feature) });

describe.skipIf(!existsSync(folder))("Lower Hutt", () => {
  const blocks = () => read("lower-hutt/sa1_blocks.geojson").map(polygonsOf);

  it("has the census blocks in its urban areas that a look at each pair finds", () => {
    // Every fifth block: looking at each pair of edges is slow.
    const elements = blocks().filter((_, i) => i % 5 === 0);
    const index = buildIndex(polygonColumn(elements));
    for (const feature of read("lower-hutt/urban_areas.geojson")) {
      const outline = polygonsOf(feature);
      const touching = elements.filter((parts) =>
        parts.some((p) => outline.some((area) => polygonTouches(p, area))),
      );
      expect(selectInArea(index, areaOf(feature), "touches").count).toBe(touching.length);
    }
  });

  it("has each census block in exactly one urban area by its representative point", () => {
    const index = buildIndex(polygonColumn(blocks()));
    const counts = read("lower-hutt/urban_areas.geojson").map(
      (f) => selectInArea(index, areaOf(f), "anchor").count,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(677);
  });

  it("has the same census blocks in each urban area, whether all are looked for at once or each alone", () => {
    const index = buildIndex(polygonColumn(blocks()));
    const regionOf = new Uint16Array(index.count).fill(noRegion);
    const areas = read("lower-hutt/urban_areas.geojson");
    const alone = areas.map((feature, code) => {
      const inArea = selectInArea(index, areaOf(feature), "anchor");
      forEachElement(inArea, (block) => {
        regionOf[block] = code;
      });
      return inArea;
    });
    const whole = wholeLayer(index.count);
    expect(selectEachRegion(whole, regionOf, [...areas.keys()])).toEqual(alone);
  });

  it("has inundation polygons of the size that their source gives in its projection", () => {
    const flooded = read("lower-hutt/coastal_bathtub_modelled.geojson");
    const areas = geodesicAreas(polygonColumn(flooded.map(polygonsOf)));
    const sum = areas.reduce((a, b) => a + b);
    const given = flooded.reduce((total, { properties }) => total + Number(properties.area_m2), 0);
    expect(sum / given).toBeCloseTo(1, 3);
  });
});

describe.skipIf(!existsSync(folder))("Kaiapoi", () => {
  it("has 7,292 buildings, of which 386 were not assessed and are not safe", () => {
    const buildings = read("kaiapoi/kaiapoi_buildings_6dp.geojson");
    const depths = buildings.map(({ properties }) => properties.depth_mean_m);
    const rows = depths.flatMap((depth, element) => (depth === 0 ? [] : [{ element, depth }]));
    const exposure = {
      element: Uint32Array.from(rows, ({ element }) => element),
      value: Float32Array.from(rows, ({ depth }) => (typeof depth === "number" ? depth : Number.NaN)),
      damageClass: Uint8Array.from(rows, ({ depth }) =>
        typeof depth === "number" ? damageClassCodes.exposed : notAssessed,
      ),
    };
    const metric = geodesicAreas(polygonColumn(buildings.map(polygonsOf)));
    const summary = summarise(wholeLayer(buildings.length), exposure, { metric });
    const { selected, exposed, notExposed, notAssessed: unassessed } = summary;
    expect([selected.count, unassessed.count]).toEqual([7292, 386]);
    expect(exposed.count + notExposed.count + unassessed.count).toBe(7292);
    expect((exposed.metric + notExposed.metric + unassessed.metric) / selected.metric).toBeCloseTo(1, 12);
  });
});
