import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { Get } from "@stopbank/plugin-api";
import { expect, it, vi } from "vitest";
import { story } from "../../domain/testing/stories.ts";
import { askStories, hasStories } from "./askStories.ts";

const calling = (answer: () => Promise<unknown>) => {
  const call = vi.fn<(...asked: unknown[]) => Promise<unknown>>(answer);
  const get = (async () => call) as unknown as Get;
  return { call, ask: call as unknown as CallApi, get };
};

it.each([
  [[], false],
  [[story()], true],
])("MAP-17 the tab is there with at least one story: %j", async (stories, isThere) => {
  const { get, call } = calling(async () => stories);
  expect(await hasStories(get)).toBe(isThere);
  // Their words are fetched when somebody opens the list.
  expect(call.mock.calls).toEqual([[routes.storyTitles, {}]]);
});

it("asks once for whoever wants to know, and anew after a failure (STO-11)", async () => {
  let isDown = true;
  const { ask, call } = calling(() =>
    isDown ? Promise.reject(new Error("The network is gone.")) : Promise.resolve([story()]),
  );
  await expect(askStories(ask)).rejects.toThrow("The network is gone.");
  isDown = false;
  const [one, other] = await Promise.all([askStories(ask), askStories(ask)]);
  expect(one).toBe(other);
  expect(call).toHaveBeenCalledTimes(2);
});
