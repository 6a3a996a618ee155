import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = async (url: string) => {
  const answer = await api.get(url, api.as("member"));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe("the layers", () => {
  it("come from the published dataset", async () => {
    const layers = await get("/layer");
    expect(layers).toMatchObject({
      dataset_version: api.versions.larkhaven,
      notice: "Made for a test",
      attribution: ["Stopbank tests"],
      basemap: { satellite: { type: "raster", tileSize: 256 } },
    });
    const [group] = layers.assets.property.groups;
    expect(group.assets.map((layer: { type: string }) => layer.type)).toEqual([
      "buildings",
      "roads",
      "supply",
    ]);
    expect(group.assets[0]).toMatchObject({
      element_count: 100,
      has_replacement_cost: true,
      hazards: ["flood", "quake"],
      damage_hazards: ["flood"],
      metric_type: "count",
      unit: "each",
    });
    expect(group.assets[2]).toMatchObject({ is_cascading: true, n_days: [1, 3, 7] });
    expect(layers.information[0]).toMatchObject({ groupName: "Environment", layers: [{ id: "parks" }] });
  });

  it("say what an empty map offers and where a hazard begins", async () => {
    const { examples, hazards } = await get("/layer");
    expect(examples).toEqual([
      {
        title: "A flood",
        description: "",
        elements: ["buildings"],
        hazards: [{ hazard_id: "flood", assetTag: "flood_100yr" }],
        contextual: [],
      },
    ]);
    expect(hazards[0].start_scenario).toBe("flood_100yr");
    expect(hazards[1]).not.toHaveProperty("start_scenario");
  });

  it("offer the values that scenarios have, ascending", async () => {
    const { hazards } = await get("/layer");
    expect(hazards[0].availableParameterValues).toEqual({ return_period: [100, 500] });
    expect(hazards[1].availableParameterValues).toEqual({ fault: ["m7"] });
    expect(hazards[0].return_period_parameters).toEqual(["return_period"]);
    expect(hazards[1]).not.toHaveProperty("return_period_parameters");
    expect(hazards[0].scenarios[0]).toMatchObject({
      assetTag: "flood_500yr",
      hazardAreas: ["Ōtara"],
      tilesets: [],
    });
  });

  it("MAP-19 name the help text that explains them, which is there, and none where there is none", async () => {
    const { assets, hazards, information } = await get("/layer");
    const parks = information[0].layers[0];
    expect([hazards[0].helpFileName, parks.helpFileName]).toEqual(["larkhaven.md", "larkhaven.md"]);
    expect(await get(`/help/${parks.helpFileName}`)).toEqual({ title: "Help", body: "Of larkhaven" });
    expect(assets.property.groups[0].assets[0]).not.toHaveProperty("helpFileName");
  });

  it("MAP-30 say of each tileset how it is drawn, its icon and its unit", async () => {
    const { assets, hazards, information } = await get("/layer");
    const [buildings, roads] = assets.property.groups[0].assets;
    expect(buildings.tilesets[0]).toMatchObject({
      style: { color: "#123456" },
      icon: "office",
      unit: "each",
    });
    expect(roads.tilesets[0]).toMatchObject({ unit: "km" });
    expect(hazards[0].scenarios[1].tilesets[0]).toMatchObject({ icon: "warning-sign", unit: "m" });
    const [parks] = information[0].layers[0].tilesets;
    expect(parks).toMatchObject({ style: { color: "#88aa77", weight: 2 }, icon: "tree" });
    expect(parks).not.toHaveProperty("unit");
  });

  it("name tiles that are there", async () => {
    const { assets, hazards, information, basemap } = await get("/layer");
    const layers = [...assets.property.groups[0].assets, information[0].layers[0], hazards[0].scenarios[1]];
    const tilesets = [...layers.flatMap((layer) => layer.tilesets), basemap.satellite];
    expect(tilesets).toHaveLength(7);
    for (const { url, minZoom } of tilesets) {
      const at = url.replace("/api", "").replace("{z}", minZoom).replace("{x}", "0").replace("{y}", "0");
      const answer = await api.get(at, api.as("member"));
      expect([200, 204], `${at} ${answer.body}`).toContain(answer.statusCode);
    }
  });
});

describe("a layer's details", () => {
  it("state how values came about", async () => {
    const [details] = await get("/layer/details/flood_100yr");
    expect(details).toMatchObject({ layer_id: "flood_100yr", title: "River flood: 1 in 100 years" });
    expect(details.details).toEqual([
      { label: "Damage classes", value: "Below 0.6 m low, below 1.2 m moderate, above high." },
      { label: "Area rule", value: "Geometry that touches the area counts." },
    ]);
    expect(details.sampling).toEqual({ rule: "max", note: "The deepest cell touched." });
  });

  it("name the dataset they are of, its sources and their licences", async () => {
    const [details] = await get("/layer/details/flood_100yr");
    expect(details.dataset).toEqual({
      version: api.versions.larkhaven,
      title: "Larkhaven test district",
      licence: "CC0",
      sources: [{ title: "A test", licence: "CC0", attribution: "Stopbank tests" }],
    });
  });

  it("say how far a layer reaches, and nothing where the dataset does not", async () => {
    const extentOf = async (id: string) => (await get(`/layer/details/${id}`))[0].extent;
    expect(await extentOf("flood_100yr")).toBeNull();
    const [west, south, east, north] = await extentOf("parks");
    for (const [edge, stated] of [
      [west, 172.8],
      [south, -40.4],
      [east, 172.82],
      [north, -40.38],
    ])
      expect(edge).toBeCloseTo(stated, 4);
  });

  it.each(["buildings", "flood", "parks"])("exist for %s", async (id) => {
    expect((await get(`/layer/details/${id}`))[0].layer_id).toBe(id);
  });

  it("do not exist for what is no layer", async () => {
    expect((await api.get("/layer/details/nothing", api.as("member"))).statusCode).toBe(404);
  });
});

it("MAP-28 gives every layer a legend, and one to damage classes in the one order of severity", async () => {
  const legends = await get("/legends");
  expect(Object.keys(legends).sort()).toEqual([
    "buildings",
    "damage_classes",
    "flood",
    "parks",
    "quake",
    "roads",
    "supply",
  ]);
  expect(legends.flood.sections[0]).toMatchObject({ type: "continuous", unit: "m" });
  expect(legends.quake.sections[0].items[0]).toEqual({
    label: "Shaken",
    color: "#a3243b",
    damage_class: "exposed",
  });
  const named = legends.damage_classes.sections[0].items.map(
    (item: { damage_class: string }) => item.damage_class,
  );
  expect(named).toEqual([
    "high",
    "medium",
    "low",
    "potential",
    "exposed",
    "insignificant",
    "unspecified",
    "not_exposed",
    "not_assessed",
  ]);
});

it("gives regions by group and their outlines in the order asked for", async () => {
  expect(await get("/regions")).toEqual([
    {
      region_group: "suburb",
      title: "Suburbs",
      regions: [
        { region: "suburb.otara", name: "Ōtara" },
        { region: "suburb.south", name: "South" },
      ],
    },
  ]);
  const outlines = await get("/regions/geometries/suburb.south,suburb.otara");
  expect(
    outlines.map((each: { name: string; geometry: { type: string } }) => [each.name, each.geometry.type]),
  ).toEqual([
    ["South", "Polygon"],
    ["Ōtara", "Polygon"],
  ]);
});
