import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { afterAll, beforeAll, expect } from "vitest";
import { type RunningApi, startApi } from "./startApi.ts";

/** Homes and shops apart, and what is no building; one flood, and the flood with the quake. */
export const prioritisationSettings: Prioritisation = {
  layers: [{ layer_id: "suburbs", region_group: "suburb", display_name: "Suburbs" }],
  value_sets: [
    {
      value_set_id: "homes",
      display_name: "Homes",
      description: "Where people live.",
      elements: [
        { element_id: "homes", type: "buildings", label: "Homes", filters: { use: { values: ["home"] } } },
      ],
    },
    { value_set_id: "buildings", display_name: "Buildings", elements: [{ type: "buildings" }] },
    { value_set_id: "lifelines", display_name: "Lifelines", elements: [{ type: "roads" }] },
  ],
  scenarios: [
    { scenario_id: "flood", display_name: "Flood", hazard_scenarios: ["flood_100yr"] },
    { scenario_id: "both", display_name: "Both", hazard_scenarios: ["flood_100yr", "quake_m7"] },
  ],
  assessments: [
    {
      assessment_id: "usual",
      display_name: "Usual",
      is_default: true,
      scenario_ids: ["flood", "both"],
      value_set_weights: { homes: 5, buildings: 1, lifelines: 3 },
    },
  ],
};

/** The API with these settings written, as a member and an editor of larkhaven ask it. */
export interface PrioritisationApi {
  readonly api: RunningApi;
  /** Keeps other settings, as an editor does. */
  write(body: object): Promise<void>;
  /** With a body, posts it. What is refused fails. */
  ask<Answer>(path: string, body?: object): Promise<Answer>;
  /** Status and code of a refusal. */
  refusal(path: string, body?: object): Promise<string>;
  prioritise(scenario: string, weights?: Record<string, number>): Promise<AreaPriorities>;
}

/** Such an API while a file's tests run. */
export function prioritisationApi(): PrioritisationApi {
  let running: PrioritisationApi;
  beforeAll(async () => {
    running = await startPrioritisation();
  });
  afterAll(() => running.api.stop());
  return {
    get api() {
      return running.api;
    },
    write: (body) => running.write(body),
    ask: (path, body) => running.ask(path, body),
    refusal: (path, body) => running.refusal(path, body),
    prioritise: (scenario, weights) => running.prioritise(scenario, weights),
  };
}

async function startPrioritisation(): Promise<PrioritisationApi> {
  const api = await startApi();
  let base = 1;
  const write = async (body: object) => {
    const answer = await api.app.inject({
      method: "PUT",
      url: "/client/texts/prioritisation",
      headers: api.as("editor", "larkhaven"),
      payload: { base, body },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    base = answer.json().version;
  };
  await write(prioritisationSettings);
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const headers = api.as("member");
    const answer = await (body === undefined ? api.get(path, headers) : api.post(path, body, headers));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  return {
    api,
    write,
    ask,
    refusal: async (path, body = {}) => {
      const answer = await api.post(path, body, api.as("member"));
      return `${answer.statusCode} ${answer.json().error.code}`;
    },
    prioritise: (scenario, weights) =>
      ask<AreaPriorities>(
        `/prioritisation/vulnerabilities/${scenario}?region_group=suburb`,
        weights === undefined ? {} : { value_set_weights: weights },
      ),
  };
}
