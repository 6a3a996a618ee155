import fc from "fast-check";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { beginComparing } from "../compare/comparing.ts";
import { emptyScene, roundCamera } from "../emptyScene.ts";
import { keyOf } from "../layerKey.ts";
import { Scene, type SceneLayer } from "../scene.ts";
import { levels } from "../testing/levels.ts";
import { withoutKnownRisks } from "../withoutKnownRisks.ts";
import { maxAreaTextLength } from "./areaText.ts";
import { withoutScene } from "./sceneAddress.ts";
import { decodeScene, encodeScene } from "./sceneQuery.ts";

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });

const finite = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const micro = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((value) => value / 1e6 + 0);
const name = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" });
const ring = fc
  .array(fc.tuple(micro(180), micro(90)), { minLength: 3, maxLength: 6 })
  .map((points) => [...points, points[0] as [number, number]] as number[][]);
const polygon = fc.array(ring, { minLength: 1, maxLength: 2 });
const state = { visible: fc.boolean(), interactive: fc.boolean() };
const layer: fc.Arbitrary<SceneLayer> = fc.oneof(
  fc.record({ kind: fc.constant("element" as const), id: name, ...state }),
  fc.record({ kind: fc.constant("contextual" as const), id: name, ...state }),
  fc.record({
    kind: fc.constant("hazard" as const),
    id: name,
    scenario: name,
    controls: fc.dictionary(name, fc.oneof(finite(-1e6, 1e6), name)),
    ...state,
  }),
);
/** Beside the others, where an element is selected: of one hazard or several, a scenario each. */
const knownRisk: fc.Arbitrary<SceneLayer> = fc.record({
  kind: fc.constant("hazard" as const),
  id: name,
  scenario: name.map((scenario) => `known of ${scenario}`),
  controls: fc.constant({}),
  addedByKnownRisks: fc.constant(true as const),
  ...state,
});
const filter = fc.record(
  {
    min: finite(-1e9, 1e9),
    max: finite(-1e9, 1e9),
    values: fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 }),
    contains: fc.string({ maxLength: 8 }),
    after: fc.constant("2020-01-31"),
    before: fc.constant("2024-02-29"),
    null_values: fc.boolean(),
  },
  { requiredKeys: [] },
);
/** What some of a scene's hazards may be compared with. */
const comparison = ({ layers }: Scene) => {
  const ids = layers.flatMap((one) => (one.kind === "hazard" ? one.id : []));
  const compared = fc.record({
    scenario: name,
    controls: fc.dictionary(name, fc.oneof(finite(-1e6, 1e6), name)),
  });
  const some = fc.dictionary(fc.constantFrom("nothing", ...ids), compared, { maxKeys: 2 });
  return some.map((made) => JSON.parse(JSON.stringify(made)) as typeof made);
};
const scene: fc.Arbitrary<Scene> = fc
  .record(
    {
      version: fc.constant(2 as const),
      client: name,
      datasetVersion: name,
      camera: fc
        .record({
          longitude: finite(-180, 180),
          latitude: finite(-90, 90),
          zoom: finite(0, 24),
          pitch: finite(0, 85),
          bearing: finite(-180, 180),
        })
        .map(roundCamera),
      basemap: fc.constantFrom("default" as const, "satellite" as const, "terrain" as const),
      labels: fc.boolean(),
      layers: fc.uniqueArray(fc.oneof(layer, knownRisk), { maxLength: 6, selector: keyOf }),
      regions: fc.array(name, { maxLength: 4 }),
      area: fc.oneof(
        fc.record({ id: fc.stringMatching(/^[0-9a-f]{64}$/) }),
        polygon.map((coordinates) => ({ geometry: { type: "Polygon" as const, coordinates } })),
        fc
          .array(polygon, { minLength: 1, maxLength: 2 })
          .map((coordinates) => ({ geometry: { type: "MultiPolygon" as const, coordinates } })),
      ),
      filters: fc.dictionary(name, fc.dictionary(name, filter, { minKeys: 1, maxKeys: 3 }), { maxKeys: 3 }),
      nDays: fc.integer({ min: 0, max: 3660 }),
      drawer: fc.record(
        { open: fc.boolean(), focus: fc.stringMatching(/^[A-Za-z][A-Za-z0-9.-]{0,20}$/) },
        { requiredKeys: ["open"] },
      ),
      selected: fc.record({ type: name, id: name }),
      since: fc.stringMatching(/^[0-9a-f]{16}$/),
      extensions: fc.record({
        [levels.id]: fc.dictionary(name, finite(-1e6, 1e6), { minKeys: 1, maxKeys: 3 }),
      }),
    },
    {
      requiredKeys: [
        "version",
        "client",
        "camera",
        "basemap",
        "labels",
        "layers",
        "regions",
        "filters",
        "drawer",
      ],
    },
  )
  .map((made) => JSON.parse(JSON.stringify(made)) as Scene)
  .map((made) => (made.selected === undefined ? withoutKnownRisks(made) : made))
  .chain((made) => comparison(made).map((compare) => beginComparing(compare)(made)));

describe("a scene in an address", () => {
  it("comes back as it was", () => {
    fc.assert(
      fc.property(scene, (made) => {
        const { query, areaLeftOut } = encodeScene(made, [levels]);
        fc.pre(!areaLeftOut);
        expect(decodeScene(query, start, [levels])).toEqual({ scene: made, ignored: [] });
        // Nothing of it is taken for another's, which would stay in the address when the scene has it no more.
        expect(withoutScene(`/risk?${query}`)).toBe("/risk");
      }),
      { numRuns: 500 },
    );
  });

  it("reads like words", () => {
    const made: Scene = {
      ...start,
      layers: [
        { kind: "element", id: "buildings", visible: true, interactive: true },
        {
          kind: "hazard",
          id: "coastal",
          scenario: "coastal_100yr_slr50",
          controls: { slr: 0.5 },
          visible: false,
          interactive: true,
        },
      ],
      drawer: { open: true, focus: "risk" },
    };
    expect(encodeScene(made).query).toBe(
      "v=2&client=larkhaven&at=172.9,-40.3,10&layers=e:buildings;h:coastal:coastal_100yr_slr50(slr=0.5)!hidden&drawer=risk",
    );
  });

  it("never throws and always gives a whole scene, whatever the address holds", () => {
    const parameter = fc.tuple(
      fc.constantFrom(
        "at",
        "base",
        "labels",
        "layers",
        "regions",
        "area",
        "where",
        "days",
        "drawer",
        "count",
        "selected",
        "compare",
        "since",
        "x.flood-gauges.levels",
        "x.another",
      ),

      fc.oneof(
        fc.string(),
        fc.string({ unit: fc.constantFrom(..."eh:;,!~()=%25.-019az") }),
        fc.constant("h:a:b!known;h:a:c!known"),
        fc.constant("h:a:b"),
        fc.constant("side,0.3;h:a:c"),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(1, 2), fc.array(parameter, { maxLength: 8 }), (version, parameters) => {
        const query = `v=${version}&${parameters.map(([key, value]) => `${key}=${value}`).join("&")}`;
        expect(Check(Scene, decodeScene(query, start, [levels]).scene)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps the rest when a part is damaged, and says which", () => {
    const damaged = "v=2&at=172.9,-40.3,400&layers=e:buildings;x:no;e:buildings&area=1,2;3&days=1.5&where=a";
    const { scene: read, ignored } = decodeScene(damaged, start);
    expect(read.layers.map((one) => one.id)).toEqual(["buildings"]);
    expect(read.camera).toEqual(start.camera);
    expect(ignored.map((one) => one.what)).toEqual([
      "the drawn area",
      "the number of days",
      "the place and zoom",
      "layer x:no",
      "layer buildings",
      "filter a",
    ]);
  });

  it("MAP-23, AMB-18 holds a hazard in several scenarios that are known of the selected element, and no others", () => {
    const layers = "h:sea:sea_1;h:sea:sea_2!known;h:sea:sea_3!hidden!known";
    const known = decodeScene(`v=2&layers=${layers}&selected=roads:7`, start);
    expect(known.ignored).toEqual([]);
    expect(known.scene.layers.map((layer) => layer.kind === "hazard" && layer.scenario)).toEqual([
      "sea_1",
      "sea_2",
      "sea_3",
    ]);
    expect(encodeScene(known.scene).query).toContain(`layers=${layers}`);
    expect(decodeScene(`v=2&layers=${layers}`, start)).toMatchObject({
      scene: { layers: [{ scenario: "sea_1" }] },
      ignored: [{ what: "scenario sea_2" }, { what: "scenario sea_3" }],
    });
    const twice = "h:sea:sea_2!known;h:sea:sea_2;h:sea:sea_3(ari=1)!known;e:roads!known";
    const read = decodeScene(`v=2&layers=${twice}&selected=roads:7`, start);
    expect(read.scene.layers).toEqual([expect.not.objectContaining({ addedByKnownRisks: true })]);
    expect(read.ignored.map(({ reason }) => reason)).toEqual([
      "It is damaged.",
      "It is damaged.",
      "It is named twice.",
    ]);
  });

  it("takes no scene from an address without one, nor from a newer version", () => {
    expect(decodeScene("?q=wellington", start)).toEqual({ scene: start, ignored: [] });
    expect(decodeScene("v=3&base=satellite", start).scene).toBe(start);
    expect(decodeScene("v=3", start).ignored).toEqual([
      { what: "the whole link", reason: "It was made by a newer version." },
    ]);
  });

  it.each(["", "0", "-1", "1.5", "two", "1e3"])("takes no scene from a damaged version: %j", (version) => {
    expect(decodeScene(`v=${version}&base=satellite`, start)).toEqual({
      scene: start,
      ignored: [{ what: "the whole link", reason: "It is damaged." }],
    });
  });

  it("names a long area by the id it is kept under, and says when there is none yet", () => {
    const points = Array.from({ length: 200 }, (_, at) => [172 + at / 1e5, -40 + at / 1e6]);
    const coordinates = [[...points, points[0] as number[]]];
    const long: Scene = { ...start, area: { geometry: { type: "Polygon", coordinates } } };
    expect(JSON.stringify(coordinates).length).toBeGreaterThan(maxAreaTextLength);
    expect(encodeScene(long).areaLeftOut).toBe(true);
    const id = "0123456789abcdef".repeat(4);
    const { query } = encodeScene(long, [], id);
    expect(decodeScene(query, start).scene.area).toEqual({ id });
  });
});
