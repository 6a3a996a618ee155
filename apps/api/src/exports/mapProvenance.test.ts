import { exportFormats } from "@stopbank/contract/exports";
import type { Provenance } from "@stopbank/contract/provenance";
import { provenanceTexts, valuesOf } from "@stopbank/exports/testing/provenance-texts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { isReadable } from "./testing/readExport.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (rest: string, body: object, person: "member" | "visitor" = "member") =>
  api.post(
    `/asset/export/provenance/larkhaven/${rest}`,
    body,
    api.as(person, person === "visitor" ? undefined : "larkhaven"),
  );
const asked = async (rest: string, body: object): Promise<Provenance> => {
  const answer = await post(rest, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const withoutTime = ({ made: { at: _, ...made }, ...rest }: Provenance) => ({ ...rest, made });

/** Round the test district, of as many corners as somebody draws with a steady hand. */
const drawn = (corners: number) => {
  const ring = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return [172.81 + 0.015 * Math.cos(angle), -40.35 + 0.05 * Math.sin(angle)];
  });
  return { type: "Polygon", coordinates: [[...ring, ring[0]]] };
};

describe("EXP-14 the provenance of a map", () => {
  it("is that of an export of the same question", async () => {
    const filters = { buildings: { floor_area: { min: 101 } } };
    const area = drawn(6);
    const query = "?regions=suburb.otara&area_rule=anchor";
    const exported = await api.get(
      `/asset/export/provenance/larkhaven/buildings/flood_100yr/${encodeURIComponent(JSON.stringify(area.coordinates))}${query}&identifying_information=${encodeURIComponent(JSON.stringify(filters))}`,
      api.as("member", "larkhaven"),
    );
    const ofMap = await asked(`body${query}`, {
      asset_types: ["buildings"],
      hazard_scenarios: ["flood_100yr"],
      identifying_information: filters,
      area,
    });
    expect(withoutTime(ofMap)).toEqual(withoutTime(exported.json()));
  });

  it("takes an area that no address would, and says how large it is", async () => {
    const area = drawn(50_000);
    expect(JSON.stringify(area).length).toBeGreaterThan(1_000_000);
    const { asked: question } = await asked("body", {
      asset_types: ["buildings"],
      hazard_scenarios: ["flood_100yr"],
      area,
      scene: "v=2&client=larkhaven&at=172.85,-40.35,11",
    });
    // An ellipse of 0.015 by 0.05 degrees at 40 degrees south: 1.27 km by 5.55 km.
    expect(question.area).toMatchObject({ rule: "touches", positions: 50_000 });
    expect(question.area?.hectares).toBeGreaterThan(2_190);
    expect(question.area?.hectares).toBeLessThan(2_240);
  });

  it.each([
    ["no hazard", { asset_types: ["buildings"] }, ["Buildings"], []],
    ["no elements", { hazard_scenarios: ["flood_100yr"] }, [], ["m"]],
    ["neither", {}, [], []],
  ])("is there for a map of %s, with the data's licence", async (_case, body, layers, units) => {
    const { asked: question, dataset } = await asked("all", body);
    expect(question.layers.map(({ display_name }) => display_name)).toEqual(layers);
    expect(question.scenarios.map(({ unit }) => unit)).toEqual(units);
    expect(dataset).toMatchObject({ licence: "CC0", version: api.versions.larkhaven });
  });

  it.each([
    ["body", {}, "400 area/no-body"],
    ["all", { area: drawn(4) }, "400 area/not-asked-for"],
    ["all", { asset_types: ["none"] }, "404 dataset/unknown-element-type"],
    ["all", { scene: "v=2&client=northport" }, "400 export/bad-scene"],
    ["all", { prefiltered_asset_ids: { buildings: [] } }, "400 request/invalid"],
  ])("says what is wrong with a question in %s and %o", async (rest, body, expected) => {
    const answer = await post(rest, body);
    expect(`${answer.statusCode} ${answer.json().error.code}`).toBe(expected);
  });

  it("EXP-15: is for whoever has logged in, in the client in use", async () => {
    expect((await post("all", {}, "visitor")).statusCode).toBe(401);
    const answer = await api.post(
      "/asset/export/provenance/northport/all",
      {},
      api.as("member", "larkhaven"),
    );
    expect(answer.json().error.code).toBe("export/another-client");
  });
});

describe.each(exportFormats.filter((format) => isReadable(format)))("EXP-14 an export as %s", (format) => {
  it("carries the very provenance that the call answers, value by value", async () => {
    const filters = JSON.stringify({ buildings: { floor_area: { min: 101, max: 150 } } });
    const area = drawn(6).coordinates;
    const question = `buildings/flood_100yr/${encodeURIComponent(JSON.stringify(area))}?regions=suburb.otara&identifying_information=${encodeURIComponent(filters)}`;
    const as = api.as("member", "larkhaven");
    const file = await api.get(`/asset/export/risksummary/larkhaven/${format}/${question}`, as);
    expect(file.statusCode, file.body).toBe(200);
    const { made, ...provenance } = (
      await api.get(`/asset/export/provenance/larkhaven/${question}`, as)
    ).json() as Provenance;
    const text = provenanceTexts[format](file.rawPayload);
    // A workbook has what people read: no ids of regions, areas to the square metre, and rules of ways in words.
    const { asked, ...rest } = provenance;
    const read = {
      ...rest,
      layers: asked.layers,
      scenarios: asked.scenarios.map(({ hazard_id: _, ...scenario }) => scenario),
      regions: asked.regions.map(({ name }) => name),
      hectares: asked.area?.hectares.toFixed(2),
      filters: asked.filters,
    };
    const values = valuesOf(format === "xlsx" ? read : provenance).concat(made.who);
    expect(values.length).toBeGreaterThan(40);
    // Texts within JSON have their quotes escaped.
    for (const value of values)
      expect(text.includes(value) || text.includes(JSON.stringify(value).slice(1, -1)), value).toBe(true);
  });
});
