import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { expect, it, vi } from "vitest";
import { manifest } from "../manifest.ts";
import plugin from "./index.ts";

const { signal } = new AbortController();
const two = [
  { id: 7, version: 1, title: "A flood of the Awatōrea" },
  { id: 8, version: 3, title: "The hall" },
];

async function storySource(roles: readonly string[] | undefined, stories: readonly object[] = two) {
  const answer = vi.fn((_path: string) => Response.json(stories));
  const stored = { manifest: { ...manifest, requires: [] }, plugin };
  const host = await startBrowserHost(stored, {
    flags: ["riskStories"],
    answer,
    ...(roles && { roles }),
  });
  const [source] = host.contributions("paletteSources");
  return { source, answer, search: await source?.load(host.services.get) };
}

it("finds stories by their titles for the search of everything, macrons apart, and the list of all", async () => {
  const { search, answer } = await storySource(["member"]);
  expect(await search?.find("awatorea", 5, signal)).toEqual([
    { key: "story 7", title: "A flood of the Awatōrea", href: "/risk/stories/7/a-flood-of-the-awatorea" },
  ]);
  expect((await search?.find("stories", 5, signal))?.map(({ title, href }) => [title, href])).toEqual([
    ["Stories", "/risk/stories"],
    ["A flood of the Awatōrea", "/risk/stories/7/a-flood-of-the-awatorea"],
    ["The hall", "/risk/stories/8/the-hall"],
  ]);
  expect(await search?.find("stories", 1, signal)).toHaveLength(1);
  expect(await search?.find("", 5, signal)).toEqual([]);
  expect(answer.mock.calls.map(([path]) => path)).toEqual(["/api/risk/stories/titles"]);
});

it("finds the editor for whoever may write, and no list where there is nothing to list", async () => {
  const editors = await storySource(["editor"], []);
  expect(await editors.search?.find("stor", 5, signal)).toEqual([
    { key: "editor", title: "Story editor", href: "/risk/story-editor" },
  ]);
  const members = await storySource(["member"], []);
  expect(await members.search?.find("stor", 5, signal)).toEqual([]);
});

it("STO-02 is for whoever has signed in", async () => {
  expect((await storySource(["member"])).source?.access).toBe("signed-in");
});
