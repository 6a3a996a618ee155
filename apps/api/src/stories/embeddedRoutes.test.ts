import { contentDocument } from "@stopbank/contract/content-documents";
import { WireStory } from "@stopbank/contract/stories";
import type { Story } from "@stopbank/contract/story";
import type { StoryFigures } from "@stopbank/contract/story-figures";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepText, switchFlag } from "../testing/inClient.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const figure = "risk.openaccess-wells.openaccess_m7";
const story: Story = {
  title: "A quake",
  description: `Of {{${figure}.total}} wells.`,
  elements: ["openaccess-wells"],
  scenarios: ["openaccess_m7"],
  chapters: [
    {
      title: "The ground",
      steps: [
        {
          title: "Everywhere",
          sections: [{ header: "Wells", content: `{{${figure}.exposed}}` }],
          notes: `Say it slowly: {{${figure}.not_exposed}}`,
        },
      ],
    },
  ],
};

const keep = (client: string, name: string, body: Story | null) =>
  keepText(api, client, { ...contentDocument("story", story, name), body });
const get = (path: string, headers: Record<string, string> = {}) =>
  api.get(`/risk/embedded_stories/${path}`, headers);

describe("STO: stories of the public client, embedded in other sites", () => {
  it("are told to whoever comes without signing in, and without what their presenter reads", async () => {
    await keep("openaccess", "1", story);
    const answer = await get("1");
    expect(answer.statusCode, answer.body).toBe(200);
    expect(Check(WireStory, answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({ id: 1, title: "A quake" });
    expect(answer.json().elements).toMatchObject([{ layerType: "asset", id: "openaccess-wells" }]);
    expect(answer.body).not.toContain("slowly");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const { etag = "" } = answer.headers;
    expect((await get("1", { "if-none-match": etag })).statusCode).toBe(304);
    await keep("openaccess", "1", { ...story, title: "A larger quake" });
    expect((await get("1", { "if-none-match": etag })).json().title).toBe("A larger quake");
  });

  it("have the engine's figures, without those of presenter notes, the very same at a second look", async () => {
    await keep("openaccess", "2", story);
    const answer = await get("2/figures");
    expect(answer.statusCode, answer.body).toBe(200);
    const { steps } = answer.json<StoryFigures>();
    expect(steps.map(({ figures }) => figures.map(({ name, problem }) => [name, problem]))).toEqual([
      [[`${figure}.total`, undefined]],
      [[`${figure}.exposed`, undefined]],
    ]);
    expect(steps[1]?.rows).toHaveLength(1);
    const again = await get("2/figures", { "if-none-match": answer.headers.etag ?? "" });
    expect(again.statusCode).toBe(304);
  });

  it("are of that client alone, published and not withdrawn: of all else the same is said", async () => {
    await keep("larkhaven", "7", { ...story, title: "A member's story", elements: [], scenarios: [] });
    await keep("openaccess", "8", { ...story, title: "Withdrawn" });
    await keep("openaccess", "8", null);
    const refusals = await Promise.all([
      get("7"),
      get("7", api.as("member", "larkhaven")),
      get("8"),
      get("9"),
      get("7/figures", api.as("member", "larkhaven")),
      get("8/figures"),
      get("9/figures"),
    ]);
    const said = refusals.map(({ statusCode, json }) => [
      statusCode,
      json().error.code,
      json().error.message,
    ]);
    expect(new Set(said.map((words) => JSON.stringify(words))).size).toBe(1);
    expect(said[0]?.slice(0, 2)).toEqual([404, "stories/not-embedded"]);
    expect((await get("7", { "ui-client-name": "larkhaven" })).statusCode).toBe(403);
    for (const id of ["0", "-1", "1e3", "01", "9999999999"]) expect((await get(id)).statusCode).toBe(400);
  });

  it("are not there once the client has stories off", async () => {
    await keep("openaccess", "3", story);
    expect((await get("3")).statusCode).toBe(200);
    await switchFlag(api, "openaccess", "riskStories", "off");
    expect((await get("3")).json().error.code).toBe("feature/off");
    expect((await get("3/figures")).json().error.code).toBe("feature/off");
    await switchFlag(api, "openaccess", "riskStories", "on");
  });
});
