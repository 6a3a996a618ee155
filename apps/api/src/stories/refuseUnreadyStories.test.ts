import type { Story, StorySection } from "@stopbank/contract/story";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inClient } from "../testing/inClient.ts";
import { saveDraft } from "../testing/saveDraft.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
const medium = `${"a".repeat(32)}-4x4.webp`;
beforeAll(async () => {
  api = await startApi();
  const row = { original_name: "x", alternative_text: "", sizes: '{"0":1}', bytes: 1, added_by: null };
  // Northport's alone: what Larkhaven names of it, its readers do not find.
  await inClient(api, "northport", (tx) =>
    tx
      .insertInto("client_media")
      .values({ ...row, name: medium, client_id: tx.clientId })
      .execute(),
  );
});
afterAll(() => api.stop());

const as = () => api.as("editor", "larkhaven");
const story = (section: Partial<StorySection>, more: Partial<Story> = {}): Story => ({
  title: "A flood",
  description: "",
  chapters: [
    {
      title: "One",
      steps: [
        { title: "Before", sections: [] },
        { title: "The river", sections: [{ header: "Rain" }, { header: "", ...section }] },
      ],
    },
  ],
  ...more,
});
const save = (name: string, body: unknown) => saveDraft(api, { name, revision: null, base: 0, body });
const publish = async (name: string, body: unknown) => {
  const { revision } = (await save(name, body)).json();
  return api.post("/client/drafts/story/publish", { name, revision }, as());
};
const put = (name: string, body: unknown) =>
  api.app.inject({
    method: "PUT",
    url: "/client/texts/story",
    headers: as(),
    payload: { name, base: 0, body },
  });
const versionOf = async (name: string) =>
  (await api.get(`/client/texts/story?name=${name}`, as())).json().version;

describe("story authoring: what the check calls an error holds back whoever publishes", () => {
  it.each<[string, Partial<StorySection>, Partial<Story>, string]>([
    [
      "a picture without alternative text",
      { wideImage: "https://example.org/a.webp" },
      {},
      "step 2 (The river), part 2: The wide picture has no alternative text: say what it shows.",
    ],
    [
      "a picture in the text without it",
      { content: "![](https://example.org/a.webp)" },
      {},
      "step 2 (The river), part 2: The picture https://example.org/a.webp in the text has no alternative text.",
    ],
    [
      "another client's picture",
      { wideImage: `media/${medium}`, wideImageAlt: "x" },
      {},
      `step 2 (The river), part 2: media/${medium} is no longer among your media: choose another.`,
    ],
    [
      "a picture for a film",
      { videoUrl: `media/${medium}`, transcript: "x" },
      {},
      `step 2 (The river), part 2: media/${medium} is not a film: choose another.`,
    ],
    [
      "a layer that is gone",
      {},
      { elements: ["bridges"] },
      "the story: The layer 'bridges' is no longer in the data",
    ],
    ["no step", {}, { chapters: [] }, "the story: The story has no step yet."],
    [
      "a figure of nothing",
      { content: "{{risk.bridges.flood_100yr.exposed}}" },
      {},
      "step 2 (The river), part 2: {{risk.bridges.flood_100yr.exposed}}: the data has no elements 'bridges'.",
    ],
  ])("%s: as a draft and by PUT, while the draft stays", async (_what, section, more, words) => {
    const name = "1";
    const body = story(section, more);
    for (const answer of [await publish(name, body), await put("2", body)]) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, "content/not-ready"]);
      expect(answer.json().error.message.split("\n")).toEqual([
        "This story is not ready to be published. Put right, and publish again:",
        expect.stringContaining(words),
      ]);
    }
    expect([await versionOf("1"), await versionOf("2")]).toEqual([0, 0]);
    const { revision, body: kept } = (await api.get(`/client/drafts/story?name=${name}`, as())).json();
    expect(kept).toEqual(body);
    await api.post("/client/drafts/story/discard", { name, revision }, as());
  });

  it("an area that is not kept, or another client's alone; once it is kept it does not", async () => {
    const geometry = {
      type: "Polygon",
      coordinates: [
        [
          [176.1, -38.1],
          [176.2, -38.1],
          [176.2, -38],
          [176.1, -38.1],
        ],
      ],
    };
    const keep = async (client: string) =>
      (await api.post("/areas", { geometry }, api.as("admin", client))).json().area_id;
    const area = await keep("northport");
    const chapters = [{ title: "One", steps: [{ title: "The river", sections: [], area }] }];
    const body = story({}, { chapters });
    for (const answer of [await publish("78", body), await put("78", body)])
      expect(answer.json().error.message).toContain(
        "step 1 (The river): The area that the step draws is no longer kept: capture the area again.",
      );
    expect(await keep("larkhaven")).toBe(area);
    expect((await put("78", body)).json()).toMatchObject({ version: 1 });
  });

  it("a link to a story that is neither read nor begun, or into the guide to what it does not have", async () => {
    const linking = (path: string) => story({ content: `[x](${path})` });
    for (const path of ["/risk/stories/61", "/guide/no/such/page", "/guide/fundamentals/no-such-article?x=1"])
      expect((await put("60", linking(path))).json().error.message).toContain(
        `step 2 (The river), part 2: The link to ${path.replace(/\?.*/, "")} leads to no page.`,
      );
    // Its own number is there once it is published.
    expect((await put("60", linking("/risk/stories/60?step=2"))).json()).toMatchObject({ version: 1 });
    await save("61", story({}));
    for (const path of ["/risk/stories/61/begun", "/risk/stories", "/guide/overview"])
      expect((await put(path.length.toString(), linking(path))).json()).toMatchObject({ version: 1 });
  });

  it("warnings do not, nor a link whose page the server cannot know", async () => {
    const body = story({ content: "[x](/nowhere)", wideImage: "/logos/full.svg", wideImageAlt: "A logo" });
    expect(
      (await publish("3", { ...body, elements: ["buildings"], scenarios: ["flood_100yr"] })).json(),
    ).toEqual({
      version: 1,
    });
  });

  it("more layers than readers are given in one answer", async () => {
    const contexts = Array.from({ length: 50 }, (_, at) => `c${at}`);
    const chapters = Array.from({ length: 5 }, (_, at) => ({
      title: `Part ${at}`,
      steps: Array.from({ length: 81 }, (_, step) => ({ title: `Step ${step}`, sections: [], contexts })),
    }));
    const { error } = (await put("79", story({}, { chapters }))).json();
    expect([error.code, error.message]).toEqual([
      "content/not-ready",
      expect.stringContaining(
        "It names 20,250 layers in all its steps, and readers are given 20,000 at most",
      ),
    ]);
  });

  it("tells which media are there to whoever edits, of the client's own alone", async () => {
    const ask = (client: string, names: string) =>
      api.get(`/client/media/among?names=${names}`, api.as("admin", client));
    const other = `${"b".repeat(32)}.vtt`;
    expect((await ask("northport", `${medium},${other}`)).json()).toEqual({ names: [medium] });
    expect((await ask("larkhaven", `${medium},${other}`)).json()).toEqual({ names: [] });
    for (const bad of ["", "../../etc/passwd", `${medium},`, Array(101).fill(medium).join(",")])
      expect((await ask("larkhaven", encodeURIComponent(bad))).statusCode).toBe(400);
  });
});
