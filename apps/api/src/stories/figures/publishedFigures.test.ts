import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { ChangedStories, StoryFigures } from "@stopbank/contract/story-figures";
import { findStoryFigures } from "@stopbank/store/story-figures";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { inClient } from "../../testing/inClient.ts";
import { publishLarkhaven } from "../../testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "../../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const [exposed, value, total] = ["exposed", "value_exposed", "total"].map(
  (word) => `risk.buildings.flood_100yr.${word}`,
) as [string, string, string];
const everywhere = (...names: readonly string[]) => ({
  ...story(...names),
  chapters: [
    { title: "Water", steps: [{ title: "All", sections: [{ header: "x", content: textOf(names) }] }] },
  ],
});
const textOf = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(" ");
const story = (...names: readonly string[]) => ({
  title: "A flood",
  description: "",
  chapters: [
    {
      title: "Water",
      steps: [
        {
          title: "South",
          regions: ["suburb.south"],
          sections: [{ header: "x", content: textOf(names) }],
        },
      ],
    },
  ],
});

const send = async (method: "PUT" | "POST", path: string, payload: object) => {
  const answer = await api.app.inject({
    method,
    url: `/client/${path}`,
    headers: api.as("editor"),
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** Publishes a story by way of a draft, as its editor does. */
async function publish(name: string, base: number, body: object): Promise<void> {
  const { revision } = await send("PUT", "drafts/story", { name, revision: null, base, body });
  await send("POST", "drafts/story/publish", { name, revision });
}
const get = (path: string, person: Parameters<RunningApi["as"]>[0] = "member") =>
  api.get(`/risk/stories/${path}`, api.as(person));
const figures = async (path: string): Promise<StoryFigures> => (await get(path)).json();
const namesIn = ({ steps }: StoryFigures) => steps.flatMap((step) => step.figures.map(({ name }) => name));
const keptOf = (name: string, version: number) =>
  inClient(api, "larkhaven", (tx) => findStoryFigures(tx, { name, version }));

it("STO-09 keeps with each version that is published the data it is of, and the figures as they were, whichever way it is published", async () => {
  await publish("1", 0, story(exposed, value));
  await send("PUT", "texts/story", { name: "1", base: 1, body: story(total) });
  await send("POST", "texts/story/restore", { name: "1", base: 2, version: 1 });
  const spaced = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
  for (const version of [1, 3]) {
    const kept = await keptOf("1", version);
    expect(kept?.datasetVersion).toBe(api.versions.larkhaven);
    const [of, worth] = [exposed, value].map((name) => spaced(kept?.figures[1]?.[name]));
    expect([of, worth]).toEqual(["12", "$1.2 M"]);
  }
  expect((await keptOf("1", 2))?.figures).toEqual({ 1: { [total]: "40" } });
});

it("STO-09 answers figures for the version that is read, and none for one there is not", async () => {
  expect(await figures("1/figures?version=2")).toMatchObject({ story_version: 2 });
  expect(namesIn(await figures("1/figures?version=2"))).toEqual([total]);
  expect(namesIn(await figures("1/figures"))).toEqual([exposed, value]);
  const listed = (await get("")).json().find(({ id }: { id: number }) => id === 1);
  expect(listed.version).toBe(3);
  expect((await get("1/figures?version=4")).json().error.code).toBe("stories/unknown");
  expect((await get("1/figures?version=x")).statusCode).toBe(400);
  await publish("2", 0, story(total));
  await send("POST", "texts/story/withdraw", { name: "2", base: 1 });
  expect((await get("2/figures?version=1")).json().error.code).toBe("stories/unknown");
});

it("STO-09 flags a figure that is another today although the data it was published with is gone, and tells editors of which story", async () => {
  await publish("3", 0, everywhere(value, total));
  const before = api.versions.larkhaven;
  const reviewed = (await publishLarkhaven(api.root, true)).version;
  await vi.waitFor(async () => expect((await figures("1/figures")).dataset_version).toBe(reviewed), {
    timeout: 20_000,
  });
  await rm(join(api.root, "larkhaven", before ?? "none"), { recursive: true });
  const { published, steps } = await figures("3/figures");
  expect(published.dataset_version).toBe(before);
  expect(Date.parse(published.dataset_at ?? "")).toBeLessThanOrEqual(Date.parse(published.at));
  // One column costs twice what it did; the flood reaches row 3 in place of row 0.
  const spaced = (text = "") => text.replaceAll("\u00a0", " ");
  expect(
    steps[1]?.figures.map(({ name, text, at_publication: former }) => [name, spaced(text), spaced(former)]),
  ).toEqual([
    [value, "$3 M", "$2.7 M"],
    [total, "100", ""],
  ]);
  expect((await get("changed", "editor")).json() satisfies ChangedStories).toEqual([
    { id: 3, story_version: 1, changed: 1, published_with: published.dataset_at },
  ]);
  expect((await get("changed")).statusCode).toBe(403);
});
