import { contentDocument } from "@stopbank/contract/content-documents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepText, switchFlag } from "../testing/inClient.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const put = (client: string, kind: string, body: unknown) =>
  keepText(api, client, contentDocument(kind, body));

const configUrl = "/client/property_explorer_config";
const hazard = (scenarios: string[], more: object = {}) => ({
  display_name: "Flood",
  description: "Water.",
  scenarios,
  layer_ids: scenarios,
  ...more,
});

describe("PRO-08 what the Property Explorer is set up with", () => {
  it("PRO-08 keeps the first scenario of a hazard and the first layer alone, and says what it says besides", async () => {
    const answer = await api.get(configUrl, api.as("member"));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers["x-dataset-version"]).toBe(api.versions.larkhaven);
    expect(answer.json()).toEqual({
      asset_type: "buildings",
      report_hazards: [
        {
          group_name: "Water",
          hazards: [
            {
              display_name: "Flood",
              description: "About flood.",
              description_header: "Where the river goes",
              scenarios: ["flood_100yr"],
              layer_ids: ["flood_100yr"],
              district_plan: "Flood overlay 1 of the test's plan.",
            },
          ],
        },
        {
          group_name: "Ground",
          hazards: [
            {
              display_name: "Earthquake",
              description: "About earthquake.",
              scenarios: ["quake_m7"],
              layer_ids: ["quake_m7"],
            },
          ],
        },
      ],
      disclaimer: "In the words of larkhaven.",
      does_not_fit: [],
    });
  });

  it("PRO-08 says in sentences what the data does not have", async () => {
    const set = async (body: object) => {
      await put("larkhaven", "propertyExplorer", body);
      return (await api.get(configUrl, api.as("member"))).json().does_not_fit;
    };
    const group = (hazards: object[]) => [{ group_name: "Water", hazards }];
    expect(
      await set({ asset_type: "roads", report_hazards: group([hazard(["quake_m7"]), hazard(["gone"])]) }),
    ).toEqual([
      '"Flood" goes by the scenario "quake_m7", which was not assessed for Roads.',
      '"Flood" goes by the scenario "gone", which is not in the data: it is not known for any property.',
      '"Flood" would show the scenario "gone" on the map, which is not in the data.',
    ]);
    expect(
      await set({
        asset_type: "parcels",
        report_hazards: group([hazard(["flood_100yr", "gone"], { layer_ids: ["flood_500yr", "gone"] })]),
      }),
    ).toEqual(['There is no element layer "parcels" in the data, so no property can be found.']);
  });

  it("PRO-08 each client reads its own, and nobody without it on or without an account any", async () => {
    const other = (await api.get(configUrl, api.as("other"))).json();
    expect(other).toMatchObject({ asset_type: "northport-wells", disclaimer: "In the words of northport." });
    expect((await api.get(configUrl, api.as("other", "larkhaven"))).json().error.code).toBe(
      "client/not-yours",
    );
    expect((await api.get(configUrl)).statusCode).toBe(401);
    await switchFlag(api, "larkhaven", "propertyPage", "off");
    for (const url of [configUrl, "/hazard/technical_reports/flood_100yr"])
      expect((await api.get(url, api.as("member"))).json().error.code).toBe("feature/off");
    await switchFlag(api, "larkhaven", "propertyPage", "on");
  });
});

describe("PRO-08, PRO-09 what of settings does not fit the data", () => {
  const fit = async (body: object, who: Parameters<typeof api.as>[0] = "admin") =>
    api.post("/property/fit", body, api.as(who));
  const group = (hazards: object[]) => [{ group_name: "Water", hazards }];

  it("is said of settings and reports that are sent, and nothing of them is kept", async () => {
    const before = (await api.get(configUrl, api.as("member"))).json();
    const answer = await fit({
      settings: { asset_type: "parcels", report_hazards: group([hazard(["gone"])]) },
      reports: [{ title: "Study", scenarios: ["flood_100yr", "lost"] }],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({
      dataset_version: api.versions.larkhaven,
      misfits: [
        'There is no element layer "parcels" in the data, so no property can be found.',
        '"Flood" goes by the scenario "gone", which is not in the data: it is not known for any property.',
        '"Flood" would show the scenario "gone" on the map, which is not in the data.',
        '"Study" is about "lost", which is not in the data.',
      ],
    });
    expect((await api.get(configUrl, api.as("member"))).json()).toEqual(before);
  });

  it("is said of one of the two alone, where that is sent", async () => {
    const settings = { asset_type: "buildings", report_hazards: group([hazard(["flood_100yr"])]) };
    expect((await fit({ settings })).json().misfits).toEqual([]);
    expect((await fit({ reports: [{ title: "Study", scenarios: ["flood_100yr"] }] })).json().misfits).toEqual(
      [],
    );
  });

  it("is said of what is kept, where nothing is sent", async () => {
    expect((await fit({})).json().misfits).toEqual([
      'There is no element layer "parcels" in the data, so no property can be found.',
      '"Study of larkhaven" is about "another_scenario", which is not in the data.',
    ]);
  });

  it("is said to those who may write it, and for settings that may be kept", async () => {
    expect((await fit({}, "member")).statusCode).toBe(403);
    expect((await fit({ settings: { asset_type: "" } })).statusCode).toBe(400);
  });
});

describe("PRO-09 technical reports", () => {
  const reports = (tags: string) => api.get(`/hazard/technical_reports/${tags}`, api.as("member"));

  it("PRO-09 come with every field, each once, the latest first, with the scenarios asked for that they are about", async () => {
    const answer = await reports("quake_m7,flood_100yr,flood_500yr,flood_100yr");
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual([
      {
        title: "Study of larkhaven",
        date: "2021-05-14",
        scope: "All of the district.",
        prepared_by: "A test",
        commissioned_by: "The council",
        purpose: "To test.",
        url: "reports.example/flood.pdf",
        summary: "**Wet.**",
        scenarios: ["flood_100yr", "flood_500yr"],
      },
      expect.objectContaining({ title: "Older study of larkhaven", scenarios: ["flood_100yr"] }),
    ]);
  });

  it("PRO-09 are none for scenarios that no report is about, and of no other client", async () => {
    expect((await reports("quake_m7")).json()).toEqual([]);
    for (const tag of ["northport_m7", "another_scenario"])
      expect((await reports(tag)).json().error.code).toBe("dataset/unknown-scenario");
    expect((await reports("a,,b")).statusCode).toBe(400);
  });
});

it("PRO-07, AMB-38 records say what the extent is known from, so that a study's edge is no open question", async () => {
  const records = async (id: string) =>
    (await api.get(`/hazard/scenarios/buildings/${id}?tags=flood_100yr,quake_m7`, api.as("member")))
      .json()
      .map((each: Record<string, string>) => [
        each.hazard_scenario,
        each.is_exposed,
        each.hazard_extent_source,
      ]);
  expect(await records("b-0-0")).toEqual([
    ["flood_100yr", "true", expect.stringMatching(/^(other|calculated)$/)],
    ["quake_m7", "true", expect.stringMatching(/^(other|calculated)$/)],
  ]);
  expect(await records("b-5-9")).toEqual([
    ["flood_100yr", "unknown", "none"],
    ["quake_m7", "false", expect.stringMatching(/^(other|calculated)$/)],
  ]);
});
