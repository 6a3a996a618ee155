import { contentDocument } from "@stopbank/contract/content-documents";
import type { StoryFigures } from "@stopbank/contract/story-figures";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { keepText } from "../../testing/inClient.ts";
import { publishLarkhaven } from "../../testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "../../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await put({
    title: "A flood",
    description: "Of {{risk.buildings.flood_100yr.total}} buildings.",
    elements: ["buildings"],
    scenarios: ["flood_100yr"],
    chapters: [
      {
        title: "Water",
        steps: [
          {
            title: "Everywhere",
            sections: [
              {
                header: "Water",
                content: [
                  "exposed, not_exposed, not_assessed, share_exposed, major, low, value_exposed"
                    .split(", ")
                    .map((figure) => `{{risk.buildings.flood_100yr.${figure}}}`)
                    .join(" "),
                  "{{risk.roads.flood_100yr.exposed}} {{risk.roads.flood_100yr.exposed_count}}",
                  "{{risk.roads.quake_m7.share_exposed}} {{risk.roads.flood_100yr.value_exposed}}",
                  "{{risk.castles.flood_100yr.exposed}} {{risk.buildings.flood_9.exposed}} {{weather}}",
                ].join("\n"),
              },
            ],
          },
          {
            title: "South",
            regions: ["suburb.south"],
            elements: ["buildings", "roads"],
            scenarios: ["flood_100yr", "gone"],
            sections: [{ header: "South", content: "{{risk.buildings.flood_100yr.exposed}}" }],
          },
          { title: "Nowhere", regions: ["suburb.atlantis"], sections: [] },
          { title: "Bare", elements: [], sections: [] },
        ],
      },
    ],
  });
});
afterAll(() => api.stop());

async function put(body: object | null, name = "1"): Promise<void> {
  const document = contentDocument("story", body ?? { title: "x", description: "", chapters: [] }, name);
  await keepText(api, "larkhaven", body === null ? { ...document, body } : document);
}

const get = (path: string, headers = api.as("member")) => api.get(`/risk/stories/${path}`, headers);
async function figures(): Promise<StoryFigures> {
  const answer = await get("1/figures");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const at = (story: StoryFigures, step: number) =>
  Object.fromEntries(
    (story.steps[step]?.figures ?? []).map(({ name, text, problem }) => [
      name.replace(/^risk\./, ""),
      problem ?? text.replaceAll("\u00a0", " "),
    ]),
  );

it("answers each figure of a text from the engine, as the app writes it, and says in a sentence which there is none of", async () => {
  const story = await figures();
  expect(story.dataset_version).toBe(api.versions.larkhaven);
  expect(at(story, 0)).toEqual({ "buildings.flood_100yr.total": "100" });
  expect(at(story, 1)).toEqual({
    "buildings.flood_100yr.exposed": "30",
    "buildings.flood_100yr.not_exposed": "60",
    "buildings.flood_100yr.not_assessed": "10",
    "buildings.flood_100yr.share_exposed": "33.3%",
    "buildings.flood_100yr.major": "10",
    "buildings.flood_100yr.low": "10",
    "buildings.flood_100yr.value_exposed": "$2.7 M",
    "roads.flood_100yr.exposed": expect.stringMatching(/ km$/),
    "roads.flood_100yr.exposed_count": "6",
    "roads.quake_m7.share_exposed": 'The data has no figure "risk.roads.quake_m7.share_exposed".',
    "roads.flood_100yr.value_exposed": 'The data has no figure "risk.roads.flood_100yr.value_exposed".',
    "castles.flood_100yr.exposed": expect.stringMatching(/castles/),
    "buildings.flood_9.exposed": expect.stringMatching(/flood_9/),
    weather: 'There is no figure "weather". One is named risk.<layer>.<scenario>.<figure>.',
  });
});

it("answers a step's figures for its regions, with a row for each layer and scenario that it shows", async () => {
  const { steps } = await figures();
  // Four columns of ten rows: three rows are reached, one is not assessed.
  expect(steps[2]).toMatchObject({
    step: 2,
    figures: [{ name: "risk.buildings.flood_100yr.exposed", value: 12, text: "12" }],
  });
  expect(steps[2]?.rows).toEqual([
    {
      element_type: "buildings",
      element_name: expect.any(String),
      scenario: "flood_100yr",
      scenario_name: expect.stringMatching(/1 in 100/),
      total: "40",
      assessed: "36",
      exposed: "12",
      share_exposed: "33.3%",
    },
    expect.objectContaining({ element_type: "roads", scenario: "flood_100yr" }),
  ]);
  expect(steps.slice(3).map(({ rows }) => rows)).toEqual([[], []]);
});

it("is asked again for nothing, is for whoever signed in to that client, and knows no other story", async () => {
  const answer = await get("1/figures");
  const etag = String(answer.headers.etag);
  expect((await get("1/figures", { ...api.as("member"), "if-none-match": etag })).statusCode).toBe(304);
  expect((await get("1/figures", api.as("visitor"))).statusCode).toBe(401);
  for (const other of ["2/figures", "1/figures"])
    expect(
      (await get(other, other === "2/figures" ? api.as("member") : api.as("other"))).json(),
    ).toMatchObject({
      error: { code: "stories/unknown" },
    });
  expect((await get("one/figures")).statusCode).toBe(400);
});

it("knows no story that was withdrawn", async () => {
  await put({ title: "Gone", description: "", chapters: [] }, "3");
  expect((await get("3/figures")).statusCode).toBe(200);
  await put(null, "3");
  const answer = await get("3/figures");
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, "stories/unknown"]);
});

it("refuses a story whose steps show more than can be answered, before the engine is asked", async () => {
  const scenarios = Array.from({ length: 50 }, (_none, at) => `scenario_${at}`);
  const elements = Array.from({ length: 50 }, (_none, at) => `layer_${at}`);
  const steps = Array.from({ length: 5 }, () => ({ title: "x", sections: [] }));
  await put({ title: "Vast", description: "", elements, scenarios, chapters: [{ title: "x", steps }] }, "4");
  const answer = await get("4/figures");
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, "stories/too-many-figures"]);
});

it("lets a story name each layer once", () => {
  const twice = { title: "x", description: "", elements: ["buildings", "buildings"], chapters: [] };
  expect(() => contentDocument("story", twice, "5")).toThrow();
});

it("flags what was another figure in the data the story was published with", async () => {
  const reviewed = (await publishLarkhaven(api.root, true)).version;
  await vi.waitFor(async () => expect((await figures()).dataset_version).toBe(reviewed), { timeout: 20_000 });
  const story = await figures();
  expect(story.published.dataset_version).toBe(api.versions.larkhaven);
  const flags = story.steps[1]?.figures.flatMap(({ name, text, at_publication: former }) =>
    former === undefined
      ? []
      : [[name.split(".").at(-1), ...[text, former].map((each) => each.replaceAll("\u00a0", " "))]],
  );
  // One column costs twice what it did; the flood reaches row 3 in place of row 0, and ends in a class lower.
  expect(flags).toContainEqual(["value_exposed", "$3 M", "$2.7 M"]);
  expect(flags?.map(([figure]) => figure)).not.toContain("exposed");
  expect(flags?.map(([figure]) => figure)).not.toContain("total");
});
