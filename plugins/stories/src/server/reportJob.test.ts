import { api, bind, caller, print } from "@stopbank/plugin-api/server";
import { expect, it } from "vitest";
import { story, storyStep } from "../domain/testing/stories.ts";
import { reportJob } from "./reportJob.ts";

/** A story of ten cards. */
const told = story({
  chapters: [
    { title: "The river", steps: Array.from({ length: 9 }, (_, at) => storyStep(`Step ${at + 1}`)) },
  ],
});

/** Prints a story that is answered so, one time after the other, where each part has three pages. */
async function printed(answers: readonly unknown[]) {
  const asked: string[] = [];
  const bound: string[][] = [];
  const stories = [...answers];
  const offered = new Map<string, unknown>([
    [api.name, async () => [stories.shift()]],
    [caller.name, { client: { name: "larkhaven" } }],
    [
      print.name,
      async ({ query }: { query: string }) => {
        asked.push(query);
        return { bytes: 1, pages: 3, title: "A flood 2026-11-28" };
      },
    ],
    [bind.name, async ({ parts }: { parts: readonly string[] }) => void bound.push([...parts])],
  ]);
  const files = await reportJob.run({
    params: { story: 1 },
    get: (async ({ name }: { name: string }) => offered.get(name)) as never,
    signal: new AbortController().signal,
    folder: async () => "/place",
    progress: () => undefined,
  });
  return { asked, bound, files };
}

it("STO-12 prints a story in parts whose pages are counted on, and binds them into one file", async () => {
  const { asked, bound, files } = await printed([told, told]);
  const of = (query: string) => new URLSearchParams(query);
  expect(asked.map((query) => [of(query).get("part"), of(query).get("page")])).toEqual([
    ["0", "1"],
    ["1", "4"],
    ["2", "7"],
  ]);
  expect(bound).toEqual([["/place/part-1.pdf", "/place/part-2.pdf", "/place/part-3.pdf"]]);
  expect(files).toEqual([
    { name: "A flood 2026-11-28.pdf", mediaType: "application/pdf", path: "/place/story.pdf" },
  ]);
});

it("STO-12 makes no file of parts of two stories", async () => {
  await expect(printed([told, { ...told, title: "Another" }])).rejects.toMatchObject({
    code: "stories/changed-meanwhile",
  });
});

it("leaves a story of a few cards as it was printed", async () => {
  const { bound, files } = await printed([story()]);
  expect(bound).toEqual([]);
  expect(files).toMatchObject([{ path: "/place/part-1.pdf" }]);
});
