import type { Provenance } from "@stopbank/contract/provenance";
import { Provenance as ProvenanceSchema } from "@stopbank/contract/provenance";
import { validateArea } from "@stopbank/risk-engine/area";
import { areaHectares } from "@stopbank/risk-engine/area-rings";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const summary = "/asset/export/risksummary/larkhaven";
const get = (path: string, person: "member" | "admin" | "visitor" = "member") =>
  api.get(path, api.as(person, person === "visitor" ? undefined : "larkhaven"));
const codeOf = async (path: string, person?: "member" | "visitor") => {
  const answer = await get(path, person);
  return `${answer.statusCode} ${answer.json().error?.code}`;
};

describe("an export", () => {
  it("EXP-16, A-38: comes as a file with its name, and is kept by nobody on the way", async () => {
    const { statusCode, headers, body } = await get(`${summary}/geojson/buildings/flood_100yr/all`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/geo+json",
      "content-disposition": 'attachment; filename="RiskSummary.geojson"',
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "x-dataset-version": api.versions.larkhaven,
    });
    expect(JSON.parse(body).features).toHaveLength(100);
  });

  it("EXP-16: of another organisation than the one in use is refused", async () => {
    const path = "/asset/export/risksummary/northport/geojson/buildings/flood_100yr/all";
    expect(await codeOf(path)).toBe("403 export/another-client");
    expect(await codeOf(path.replace("risksummary", "provenance").replace("/geojson", ""))).toBe(
      "403 export/another-client",
    );
  });

  it("EXP-15: is for whoever has logged in", async () => {
    const path = "/asset/export/risksummary/openaccess/geojson/openaccess-wells/openaccess_m7/all";
    expect(await codeOf(path, "visitor")).toBe("401 auth/sign-in-first");
  });

  it.each([
    ["geojson/buildings/none/all", "404 dataset/unknown-scenario"],
    ["geojson/none/flood_100yr/all", "404 dataset/unknown-element-type"],
    ["docx/buildings/flood_100yr/all", "400 request/invalid"],
    ["geojson/buildings/flood_100yr/body", "400 area/no-body"],
    ["geojson/buildings/flood_100yr/1,2;3", "400 area/unreadable"],
    ["geojson/buildings/flood_100yr/all?regions=suburb.none", "404 dataset/unknown-region"],
    ["geojson/buildings/flood_100yr/all?identifying_information=%7B", "400 export/bad-filters"],
    ["geojson/buildings/flood_100yr/all?identifying_information=[1]", "400 export/bad-filters"],
    [
      `geojson/buildings/flood_100yr/all?identifying_information=${encodeURIComponent('{"buildings":{"none":{}}}')}`,
      "400 filter/unknown-attribute",
    ],
    ["geojson/supply/flood_100yr/all?n_days=2", "400 risk/unknown-days"],
    ["geojson/buildings/flood_100yr/all?scene=v%3D2%26client%3Dnorthport", "400 export/bad-scene"],
    ["geojson/buildings/flood_100yr/all?scene=//evil.example", "400 export/bad-scene"],
  ])("says what is wrong with %s", async (path, expected) => {
    expect(await codeOf(`${summary}/${path}`)).toBe(expected);
  });

  it("gives its place back where its caller goes, whenever that is", async () => {
    const origin = await api.app.listen({ port: 0, host: "127.0.0.1" });
    for (const waitMs of [0, 5, 50, 200, 400, 600]) {
      const leaving = AbortSignal.timeout(waitMs);
      const headers = api.as("member", "larkhaven");
      await fetch(`${origin}${summary}/gpkg/buildings/flood_100yr/all`, { headers, signal: leaving })
        .then((answer) => answer.body?.cancel())
        .catch(() => undefined);
    }
    // One at a time is made for somebody: this one would wait for those before.
    const began = performance.now();
    expect((await get(`${summary}/geojson/buildings/flood_100yr/all`)).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it("EXP-16: are made one at a time for each caller, and of many at once some are told when to come again", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => get(`${summary}/geojson/buildings/flood_100yr/all`)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done.length + refused.length).toBe(6);
    // Three wait, and one is made unless the thread of an earlier one is just ending.
    expect([3, 4]).toContain(done.length);
    for (const { headers, json } of refused)
      expect([headers["retry-after"], json().error.code]).toEqual(["10", "export/too-many-at-once"]);
  });

  it("stands in the trail, and counts as one", async () => {
    await get(`${summary}/csv/buildings,roads/flood_100yr/all?regions=suburb.otara`, "admin");
    const clientId = String((await findClientByName(api.store.shared, "larkhaven"))?.id);
    const [event] = await api.store.withClient(clientId, (tx) => listClientEvents(tx, 1));
    expect(event).toMatchObject({
      action: "risk.exported",
      subject: "csv",
      details: {
        layers: "buildings,roads",
        scenarios: "flood_100yr",
        regions: "suburb.otara",
        dataset: api.versions.larkhaven,
      },
    });
    const usage = await api.get("/client/usage", api.as("admin", "larkhaven"));
    expect(usage.json().rows).toContainEqual(
      expect.objectContaining({ kind: "export", subject: "risk.csv" }),
    );
  });
});

describe("a provenance", () => {
  const asked = async (path: string): Promise<Provenance> => {
    const answer = await get(`/asset/export/provenance/larkhaven/${path}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  it("EXP-14: says whose, of what, what was asked, by which rules, who, when and with what", async () => {
    const filters = {
      buildings: { floor_area: { min: 101, max: 105 }, use: { values: ["home"], null_values: true } },
    };
    const before = new Date().toISOString();
    const found = await asked(
      `buildings/flood_100yr,quake_m7/172.795,-40.405;172.825,-40.405;172.825,-40.295;172.795,-40.295?regions=suburb.otara&area_rule=anchor&identifying_information=${encodeURIComponent(JSON.stringify(filters))}`,
    );
    expect(Check(ProvenanceSchema, found)).toBe(true);
    expect(found).toMatchObject({
      product: { name: "Stopbank", version: "0.1.0" },
      client: { client_name: "larkhaven", display_name: "Larkhaven" },
      dataset: {
        version: api.versions.larkhaven,
        title: "Larkhaven test district",
        notice: "Made for a test",
        licence: "CC0",
        sources: [{ title: "A test", licence: "CC0", attribution: "Stopbank tests", url: null }],
        currency: "NZD",
        price_year: null,
      },
      asked: {
        layers: [
          {
            type: "buildings",
            display_name: "Buildings",
            metric_type: "count",
            metric_unit: "each",
            element_count: 100,
            replacement_cost_attribute: "cost",
            price_year: null,
          },
        ],
        scenarios: [{ tag: "flood_100yr", hazard_id: "flood", unit: "m" }, { tag: "quake_m7" }],
        regions: [{ id: "suburb.otara", name: "Ōtara", group: "suburb" }],
        area: { rule: "anchor", positions: 4 },
        filters: [
          "Buildings: Floor area at least 101 m² and at most 105 m²",
          'Buildings: Use one of "home", or not known',
        ],
        n_days: null,
      },
      made: { who: people.member, by: "session", token: null },
    });
    // 0.03 by 0.11 degrees at 40 degrees south: 2.55 km by 12.2 km.
    expect(found.asked.area?.hectares).toBeGreaterThan(3_080);
    expect(found.asked.area?.hectares).toBeLessThan(3_140);
    expect(found.made.at >= before && found.made.at <= new Date().toISOString()).toBe(true);
    expect(Date.parse(found.dataset.published_at ?? "")).toBeLessThan(Date.now());
    const rules = new Map(found.rules.map(({ title, text }) => [title, text]));
    expect(rules.get("Area")).toContain("anchor point");
    expect([...rules.keys()]).toEqual(
      expect.arrayContaining(["Three states", "Rounding", "Ratings", "All scenarios together"]),
    );
    expect([...rules.keys()].some((title) => title.endsWith("damage classes"))).toBe(true);
  });

  it("links to the same on the map: made from the question, or as the page gave it", async () => {
    const made = new URL(
      (await asked("buildings,roads/flood_100yr,flood_500yr/all?regions=suburb.otara&n_days=3")).scene_link,
    );
    expect(made.origin + made.pathname).toBe("http://localhost:8080/risk");
    expect(Object.fromEntries(made.searchParams)).toMatchObject({
      client: "larkhaven",
      data: api.versions.larkhaven,
      regions: "suburb.otara",
      days: "3",
    });
    expect(made.searchParams.get("layers")).toContain("buildings");
    expect(made.searchParams.get("layers")).toContain("flood_100yr");
    const scene = "v=2&client=larkhaven&at=172.85,-40.35,11&layers=e.buildings&utm=x#<script>";
    const given = await asked(`buildings/flood_100yr/all?scene=${encodeURIComponent(scene)}`);
    expect(given.scene_link).toBe(
      "http://localhost:8080/risk?v=2&client=larkhaven&at=172.85,-40.35,11&layers=e.buildings",
    );
  });

  it("says how large an area is that has as many positions as one may have", async () => {
    const ring = Array.from({ length: 99_999 }, (_, i): [number, number] => {
      const angle = (2 * Math.PI * i) / 99_999;
      return [172.8 + 0.05 * Math.cos(angle), -40.35 + 0.05 * Math.sin(angle)];
    });
    const geometry = { type: "Polygon" as const, coordinates: [[...ring, ring[0] ?? [0, 0]]] };
    const kept = await api.post("/areas", { geometry }, api.as("member", "larkhaven"));
    const { area } = (await asked(`buildings/flood_100yr/area:${kept.json().area_id}`)).asked;
    expect(area?.positions).toBe(99_999);
    expect(area?.hectares).toBeCloseTo(areaHectares(validateArea(geometry)), 6);
  });

  it("is the same in the file, but for when it was made", async () => {
    const path = "buildings,roads/flood_100yr/all?regions=suburb.otara,suburb.south";
    const { made, ...expected } = await asked(path);
    const file = (await get(`${summary}/geojson/${path}`)).json();
    expect(file.provenance).toMatchObject({ ...expected, made: { ...made, at: expect.any(String) } });
  });
});
