import {
  createExpression,
  type StylePropertySpecification,
  v8,
  validateStyleMin,
} from "@maplibre/maplibre-gl-style-spec";
import { basemaps } from "@stopbank/scene/basemaps";
import { describe, expect, it } from "vitest";
import { ground } from "../../palettes.ts";
import { offered } from "../../testing/offered.ts";
import { baseStyle } from "../baseStyle.ts";
import type { LayerIndex } from "../layerIndex.ts";
import { rolesOf, type SchemaName, schemaNames } from "../schemas/rolesOf.ts";

type Offered = LayerIndex["basemap"];
const { world, vector, terrain } = offered.basemap;
const given = (more: Partial<NonNullable<Offered["vector"]>> = {}): Offered => ({
  ...(world === undefined ? {} : { world }),
  ...(terrain === undefined ? {} : { terrain }),
  ...(vector === undefined ? {} : { vector: { ...vector, ...more } }),
});

const styleOf = (basemap: Offered, shown: (typeof basemaps)[number] = "default") => {
  const base = baseStyle({
    scene: { basemap: shown, labels: true },
    basemap,
    origin: "https://example.test",
    tilted: false,
    hasRelief: true,
    hasDetail: true,
    fadeMs: 0,
  });
  const layers = [...base.ground, ...base.labels];
  return { style: { version: 8 as const, sources: base.sources, layers }, layers };
};

/** What a style's expression is for a feature at a zoom. */
const evaluated = (
  expression: unknown,
  zoom: number,
  properties: Record<string, string | number | boolean> = {},
  spec?: StylePropertySpecification,
) => {
  const made = createExpression(expression, "layers[0].paint", spec);
  if (made.result !== "success") throw new Error(JSON.stringify(made.value));
  return made.value.evaluate({ zoom }, { type: 2, properties, geometry: [] } as never);
};

const backgroundColour = v8.paint_background["background-color"] as StylePropertySpecification;
const colourOf = (text: string) => evaluated(["to-color", text], 0);

describe("the ground", () => {
  it.each(schemaNames.flatMap((schema) => basemaps.map((shown) => ({ schema, shown }))))(
    "is a valid style for tiles in the $schema schema on $shown",
    ({ schema, shown }) => {
      const { style, layers } = styleOf(given({ schema }), shown);
      expect(validateStyleMin(style)).toEqual([]);
      expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
    },
  );

  it("draws rail, buildings, borders and names of each schema in our own look", () => {
    for (const schema of schemaNames) {
      const ids = styleOf(given({ schema })).layers.map(({ id }) => id);
      const all = ["water", "road", "rail", "building", "boundary", "label-road", "label-place"];
      expect(ids, schema).toEqual(expect.arrayContaining(all));
    }
  });

  it("draws what the tiles hold and asks for nothing else", () => {
    const drawn = styleOf(given({ source_layers: ["roads", "places"] })).layers;
    const own = drawn.filter((layer) => "source" in layer && layer.source === "basemap");
    expect(new Set(own.map((layer) => "source-layer" in layer && layer["source-layer"]))).toEqual(
      new Set(["roads", "places"]),
    );
  });

  it.each<[string, Offered]>([
    ["given nothing", world === undefined ? {} : { world }],
    ["given land that ends somewhere", given({ known: undefined as never })],
    ["without a world", {}],
  ])("is never sea at close zoom where nobody knows: %s", (_case, basemap) => {
    const { layers } = styleOf(basemap);
    const [background] = layers;
    if (background?.type !== "background") throw new Error("The ground is not the first layer.");
    const colour = (zoom: number) =>
      evaluated(background.paint?.["background-color"], zoom, {}, backgroundColour);
    for (const zoom of [9, 12, 18]) expect(colour(zoom)).toEqual(colourOf(ground.land));
    expect(colour(4)).toEqual(colourOf(ground.water));
    expect(layers.some(({ id }) => id === "known-sea")).toBe(false);
    // The world's coast is drawn no closer than it is true, and that of a file of land not at all.
    expect(layers.find(({ id }) => id === "coast")).toBeUndefined();
    for (const layer of layers) if (layer.id === "world-coast") expect(layer.maxzoom).toBeLessThan(9);
  });

  it("shades no hill over sea: what is known to be water comes after", () => {
    const ids = styleOf(given()).layers.map(({ id }) => id);
    expect(ids.indexOf("known-sea")).toBeLessThan(ids.indexOf("land"));
    expect(ids.indexOf("hillshade")).toBeGreaterThan(ids.indexOf("land"));
    expect(ids.indexOf("hillshade")).toBeLessThan(ids.indexOf("water"));
  });

  it("has a coast where land is told from sea, and none along the ends of a file", () => {
    const ids = styleOf(given()).layers.map(({ id }) => id);
    const inTurn = ["known-sea", "coast", "unknown-around", "known-sea-edge", "land"];
    expect(ids.filter((id) => inTurn.includes(id))).toEqual(inTurn);
  });

  it("lays a deep sea around imagery where the dataset knows that there is sea", () => {
    const { satellite } = offered.basemap;
    const around = (basemap: Offered) =>
      styleOf({ ...basemap, ...(satellite === undefined ? {} : { satellite }) }, "satellite").layers.find(
        ({ id }) => id === "known-sea",
      );
    expect(around(given())).toMatchObject({ paint: { "fill-color": ground.deepWater } });
    expect(around(given({ source_layers: [] }))).toBeDefined();
    expect(around({})).toBeUndefined();
  });

  it("names the world's towns where the dataset names none", () => {
    const filterOf = (basemap: Offered) => {
      const layer = styleOf(basemap).layers.find(({ id }) => id === "label-world-towns");
      return JSON.stringify(layer !== undefined && "filter" in layer ? layer.filter : undefined);
    };
    expect(filterOf(given())).toContain("within");
    expect(filterOf(given({ source_layers: ["land"] }))).toBeUndefined();
  });
});

describe("a schema's tunnels", () => {
  it.each<[SchemaName, Record<string, string | number | boolean>]>([
    ["stopbank", { tunnel: 1 }],
    ["shortbread", { tunnel: true }],
    ["openmaptiles", { brunnel: "tunnel" }],
    ["protomaps", { is_tunnel: true }],
  ])("are told from its other roads: %s %o", (schema, properties) => {
    const { isTunnel } = rolesOf(schema).roads ?? {};
    expect(evaluated(isTunnel, 12, properties)).toBe(true);
    expect(evaluated(isTunnel, 12, { brunnel: "bridge" })).toBe(false);
    const { layers } = styleOf(given({ schema }));
    expect(layers.map(({ id }) => id)).toContain("road-tunnel");
  });
});

describe("a schema's roads", () => {
  it.each<[SchemaName, Record<string, string>, string]>([
    ["stopbank", { class: "arterial" }, "arterial"],
    ["shortbread", { kind: "motorway" }, "highway"],
    ["shortbread", { kind: "footway" }, "path"],
    ["shortbread", { kind: "residential" }, "street"],
    ["openmaptiles", { class: "trunk" }, "highway"],
    ["openmaptiles", { class: "minor" }, "street"],
    ["openmaptiles", { class: "something new" }, "other"],
    ["protomaps", { kind: "major_road", kind_detail: "tertiary" }, "country"],
    ["protomaps", { kind: "minor_road", kind_detail: "service" }, "service"],
    ["protomaps", { kind: "path", kind_detail: "footway" }, "path"],
  ])("are classed in our words: %s %o is %s", (schema, properties, word) => {
    expect(evaluated(rolesOf(schema).roads?.class ?? ["get", "class"], 12, properties)).toBe(word);
  });
});
