import type { PropertyFacts, PropertyHazard } from "@stopbank/contract/property";
import { routes } from "@stopbank/contract/routes";
import { Check } from "typebox/value";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const facts = async (id: string): Promise<PropertyFacts> => {
  const answer = await api.get(`/property/natural_hazards/buildings/${id}`, api.as("member"));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const hazardsOf = async (id: string): Promise<PropertyHazard[]> =>
  (await facts(id)).groups.flatMap(({ hazards }) => hazards);

it("PRO-10 says what is known of an exposed property, of what data, and in whose words", async () => {
  const found = await facts("b-0-0");
  expect(Check(routes.propertyFacts.response, found)).toBe(true);
  expect(found).toMatchObject({
    asset_id: "b-0-0",
    address: null,
    organisation: "Larkhaven",
    disclaimer: "In the words of larkhaven.",
    dataset: { version: api.versions.larkhaven, title: "Larkhaven test district" },
    does_not_fit: [],
  });
  expect(found.dataset.published_at).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  const [flood] = found.groups[0]?.hazards ?? [];
  expect(flood).toMatchObject({
    display_name: "Flood",
    status: "exposed",
    nearest: null,
    district_plan: "Flood overlay 1 of the test's plan.",
    technical_reports: [{ title: "Study of larkhaven" }, { title: "Older study of larkhaven" }],
  });
});

it("PRO-07, PRO-10 every status is the one of the rule over the records of its scenario", async () => {
  const { exposureStatus } = await import("@stopbank/contract/property-status");
  for (const id of ["b-0-0", "b-4-4", "b-5-9", "b-9-5", "b-2-9"])
    for (const hazard of await hazardsOf(id)) {
      const records = (
        await api.get(`/hazard/scenarios/buildings/${id}?tags=${hazard.scenario}`, api.as("member"))
      ).json();
      expect(hazard.status, `${id} ${hazard.scenario}`).toBe(exposureStatus(records));
    }
});

it("PRO-10 is refused for what is no element, in another client, and without an account", async () => {
  const get = (id: string, headers?: Record<string, string>) =>
    api.get(`/property/natural_hazards/buildings/${id}`, headers);
  expect((await get("none", api.as("member"))).json().error.code).toBe("elements/unknown");
  expect((await get("b-0-0", api.as("other"))).statusCode).toBe(404);
  expect((await get("b-0-0", api.as("other", "larkhaven"))).json().error.code).toBe("client/not-yours");
  expect((await get("b-0-0")).statusCode).toBe(401);
});

it("PRO-10 is refused for an element of a layer that holds no properties, however much of a hazard is near it", async () => {
  const answer = await api.get("/property/natural_hazards/roads/r%2F0", api.as("member"));
  expect([answer.statusCode, answer.json().error]).toEqual([
    404,
    expect.objectContaining({
      code: "property/other-layer",
      message:
        'The Property Explorer of this organisation does not look at roads. Ask for an element of the layer "buildings".',
    }),
  ]);
  const unknown = await api.get("/property/natural_hazards/castles/r%2F0", api.as("member"));
  expect(unknown.json().error.code).toBe("dataset/unknown-element-type");
});

it("lists for the officer what neither the data nor the council's words hold", async () => {
  const { memorandum } = await facts("b-5-9");
  expect(memorandum.still_missing).toEqual([
    "The legal description of the property.",
    "The address of the property.",
    expect.stringMatching(/^What is known of: Flood/),
    "A technical report on: Earthquake.",
    "What the district plan says of: Earthquake.",
    "Effects in a changing climate of: Flood, Earthquake.",
    "Effects together with other hazards of: Flood, Earthquake.",
    expect.stringMatching(/^How likely the event is that was modelled for: .*Earthquake/),
    "The council's own legal wording.",
  ]);
});
