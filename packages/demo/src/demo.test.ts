import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { openSearchIndex } from "@stopbank/dataset/search";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoClients } from "./clients.ts";
import { type BuiltDataset, buildDemo } from "./index.ts";

const elements = 2500;
let root: string;
let built: BuiltDataset[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stopbank-demo-"));
  built = await buildDemo({ datasetsRoot: root, elements });
}, 600_000);
afterAll(() => rm(root, { recursive: true, force: true }));

const open = (client: string) => openDataset(localStorage(root), client);

describe("the demonstration datasets", () => {
  it("are one for each client", () => {
    expect(built.map(({ client }) => client)).toEqual(["larkhaven", "northport", "openaccess"]);
  });

  it("hold the layers, hazards and scenarios a tour needs", async () => {
    const { manifest } = await open("larkhaven");
    expect(manifest.elementTypes.length).toBeGreaterThanOrEqual(9);
    expect(new Set(manifest.elementTypes.map(({ geometry }) => geometry))).toEqual(
      new Set(["point", "line", "polygon"]),
    );
    expect(manifest.elementTypes.filter(({ isCascading }) => isCascading)).toHaveLength(1);
    expect(manifest.elementTypes.filter(({ count }) => count === 0)).toEqual([]);
    expect(manifest.hazards).toHaveLength(7);
    expect(manifest.hazards.flatMap(({ scenarios }) => scenarios).length).toBeGreaterThanOrEqual(150);
    for (const { parameters } of manifest.hazards) {
      expect(Object.keys(parameters).length).toBeGreaterThanOrEqual(1);
      expect(Object.keys(parameters).length).toBeLessThanOrEqual(3);
    }
    expect(manifest.contextual.length).toBeGreaterThanOrEqual(4);
    expect(manifest.regionGroups.map(({ id }) => id)).toEqual(["suburbs", "wards"]);
    expect(manifest.elementTypes.some(({ replacementCostMissing }) => replacementCostMissing > 0)).toBe(true);
  });

  it("MAP-19 name a help text for three layers, each of which the client has", async () => {
    for (const { clientName, content } of demoClients) {
      const { elementTypes, hazards, contextual } = (await open(clientName)).manifest;
      const named = [...elementTypes, ...hazards, ...contextual].flatMap(
        ({ details }) => details.helpFile ?? [],
      );
      expect(named.length).toBe(clientName === "openaccess" ? 2 : 3);
      const written = content.filter(({ kind }) => kind === "help").map(({ name }) => name);
      for (const name of named) expect(written).toContain(name);
    }
  });

  it("PRI-14 have every layer, region group and scenario that areas are ranked by, and every use of buildings", async () => {
    const { manifest, elements: read } = await open("larkhaven");
    const settings = demoClients[0]?.content.find(({ kind }) => kind === "prioritisation")?.body as {
      layers: { region_group: string }[];
      value_sets: { elements: { type: string; filters?: { use: { values: string[] } } }[] }[];
      scenarios: { hazard_scenarios: string[] }[];
    };
    const valued = settings.value_sets.flatMap((set) => set.elements);
    const groups = manifest.regionGroups.map(({ id }) => id);
    const tags = manifest.hazards.flatMap(({ scenarios }) => scenarios.map(({ tag }) => tag));
    expect(groups).toEqual(settings.layers.map(({ region_group }) => region_group));
    for (const tag of settings.scenarios.flatMap((each) => each.hazard_scenarios))
      expect(tags).toContain(tag);
    for (const { type } of valued)
      expect(manifest.elementTypes.find((each) => each.type === type)?.regionGroups).toEqual(groups);
    expect(new Set(valued.map(({ type }) => type)).size).toBeGreaterThanOrEqual(14);
    const use = (await read("buildings")).attribute("use");
    for (const wanted of valued.flatMap(({ filters }) => filters?.use.values ?? []))
      expect(use.type === "text" && use.values).toContain(wanted);
  });

  it("MAP-19 name the wards that each hazard was studied for, which differ", async () => {
    const areasOf = async (client: string, id: string) =>
      (await open(client)).manifest.hazards.find(({ hazardId }) => hazardId === id)?.scenarios[0]?.areas;
    const everywhere = ["Larkhaven", "Northport", "South Coast", "Awatōrea"];
    expect(await areasOf("larkhaven", "tsunami")).toEqual(everywhere);
    expect(await areasOf("larkhaven", "river_flood")).toEqual(["Larkhaven", "South Coast", "Awatōrea"]);
    expect(await areasOf("northport", "tsunami")).toEqual(["Northport"]);
  });

  it("MAP-01 have a layer without more to say of its features", async () => {
    const { contextual } = (await open("larkhaven")).manifest;
    const silent = contextual.filter(({ infoLookup }) => infoLookup === undefined);
    expect(silent.map(({ id }) => id)).toEqual(["shoreline"]);
  });

  it("begin each hazard and three examples at scenarios that reach something", async () => {
    for (const { client } of built) {
      const { manifest } = await open(client);
      const reached = (tag: string, types: readonly string[]) =>
        manifest.exposures
          .filter(({ type }) => types.includes(type))
          .flatMap(({ batches }) => batches)
          .filter(({ scenario }) => scenario === tag)
          .reduce((sum, { exposed }) => sum + exposed, 0);
      const all = manifest.elementTypes.map(({ type }) => type);
      for (const { startScenario = "none", hazardId, scenarios } of manifest.hazards) {
        // Northport lies beside every landslide.
        const most = Math.max(...scenarios.map(({ tag }) => reached(tag, all)));
        expect(reached(startScenario, all), `${client} ${hazardId}`).toBeGreaterThanOrEqual(
          Math.min(most, 1),
        );
      }
      expect(manifest.examples).toHaveLength(3);
      for (const { title, elements: shown, scenarios } of manifest.examples ?? [])
        for (const tag of scenarios) expect(reached(tag, shown), `${client}: ${title}`).toBeGreaterThan(0);
    }
  });

  it("G-09 find every property by its address and by its legal description", async () => {
    const dataset = await open("larkhaven");
    const index = openSearchIndex((await dataset.searchFile())!);
    const { count, attribute } = await dataset.elements("properties");
    const at = (key: string, row: number) => String(attribute(key).at(row));
    for (let row = 0; row < count; row += 5) {
      const plain = at("address", row)
        .normalize("NFD")
        .replace(/\p{Mark}/gu, "")
        .replace("Road", "rd");
      for (const asked of [plain, at("legal_description", row)]) {
        const found = index.find(asked, "properties").map(({ elementId }) => elementId);
        expect(found, asked).toContain(at("asset_id", row));
      }
    }
    index.close();
  });

  it("say that everything in them is modelled", async () => {
    for (const { client } of built) {
      const { manifest } = await open(client);
      expect(manifest.notice).toMatch(/modelled/i);
      for (const { methodology } of manifest.hazards) expect(methodology.content).toMatch(/imaginary/);
    }
  });

  it("tell every scenario of a hazard apart by its parameters and offer a control for each", async () => {
    const { manifest } = await open("larkhaven");
    for (const { scenarios, form, parameters } of manifest.hazards) {
      expect(new Set(scenarios.map((scenario) => JSON.stringify(scenario.parameters))).size).toBe(
        scenarios.length,
      );
      expect(form.map(({ key }) => key).sort()).toEqual(Object.keys(parameters).sort());
    }
  });

  it("keep apart what two studies did not cover", async () => {
    const { manifest } = await open("larkhaven");
    const partial = manifest.exposures.filter(({ batches }) =>
      batches.some(({ notAssessed }) => notAssessed > 0),
    );
    expect(new Set(partial.map(({ hazardId }) => hazardId))).toEqual(
      new Set(["river_flood", "liquefaction"]),
    );
  });

  it("show something exposed for every layer and every hazard", async () => {
    const { manifest } = await open("larkhaven");
    const hit = manifest.exposures.filter(({ batches }) => batches.some(({ exposed }) => exposed > 0));
    expect(new Set(hit.map(({ type }) => type)).size).toBe(manifest.elementTypes.length);
    expect(new Set(hit.map(({ hazardId }) => hazardId)).size).toBe(manifest.hazards.length);
  });

  it("never expose fewer elements when the sea rises", async () => {
    const { manifest } = await open("larkhaven");
    const hazard = manifest.hazards.find(({ hazardId }) => hazardId === "coastal_inundation")!;
    for (const { batches } of manifest.exposures.filter(
      ({ hazardId, type }) => hazardId === hazard.hazardId && type !== "water_supply_properties",
    )) {
      const exposedIn = new Map(batches.map(({ scenario, exposed }) => [scenario, exposed]));
      for (const ari of [2, 100, 500]) {
        const rising = hazard.scenarios
          .filter(({ parameters }) => parameters.ari === ari)
          .sort((a, b) => Number(a.parameters.slr) - Number(b.parameters.slr));
        const counts = rising.map(({ tag }) => exposedIn.get(tag)!);
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      }
    }
  });

  it("restore water as days go by", async () => {
    const { manifest } = await open("larkhaven");
    const outages = manifest.exposures.filter(({ type }) => type === "water_supply_properties");
    expect(outages.length).toBe(7);
    for (const { batches } of outages)
      for (const [, days] of Map.groupBy(batches, ({ scenario }) => scenario)) {
        const counts = days.toSorted((a, b) => a.nDays! - b.nDays!).map(({ exposed }) => exposed);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }
  });

  it("give northport only its own part of the district", async () => {
    const { manifest } = await open("northport");
    const [west, south, east, north] = manifest.bounds;
    for (const { bounds, count } of manifest.elementTypes) {
      expect(count).toBeGreaterThan(0);
      expect(bounds[0]).toBeGreaterThan(west - 0.01);
      expect(bounds[1]).toBeGreaterThan(south - 0.01);
      expect(bounds[2]).toBeLessThan(east + 0.01);
      expect(bounds[3]).toBeLessThan(north + 0.01);
    }
  });

  it("come out the same to the byte from the same seed", async () => {
    const again = await mkdtemp(join(tmpdir(), "stopbank-demo-"));
    try {
      const [only] = await buildDemo({ datasetsRoot: again, elements, clients: ["openaccess"] });
      expect(only).toEqual(built.find(({ client }) => client === "openaccess"));
    } finally {
      await rm(again, { recursive: true, force: true });
    }
  }, 600_000);

  it.each([0, 12.5, Number.NaN, 1e9])("refuse %d elements before anything is modelled", async (count) => {
    await expect(buildDemo({ datasetsRoot: root, elements: count })).rejects.toMatchObject({
      code: "demo/bad-element-count",
    });
  });
});
