import { ApiError, type CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { Story } from "@stopbank/contract/story";
import { call } from "@stopbank/plugin-api/browser";
import { expect, it, vi } from "vitest";
import { startEditor } from "../testing/startEditor.ts";
import { storyNamed, storyServer } from "../testing/storyServer.ts";
import { beginStory, openStory } from "./storyDesk.ts";

const written: Story = { title: "A flood", description: "", chapters: [] };

/** A server without stories, where other authors take the first numbers in the meantime. */
function serverWith(taken: number, status = 409) {
  const names: string[] = [];
  const call = vi.fn(async (route: unknown, options: { readonly body?: { readonly name: string } }) => {
    if (route !== routes.saveDraft) return [];
    const { name = "" } = options.body ?? {};
    names.push(name);
    if (Number(name) <= taken) throw new ApiError(status, "drafts/overtaken", "Somebody else saved it.");
    return { revision: "r1" };
  }) as unknown as CallApi;
  return { names, call };
}

it("takes the next number where another author was quicker", async () => {
  const { names, call: ask } = serverWith(2);
  await expect(beginStory(ask, written)).resolves.toBe(3);
  expect(names).toEqual(["1", "2", "3"]);
});

it("gives up after some numbers, and at once after another failure", async () => {
  const all = serverWith(99);
  await expect(beginStory(all.call, written)).rejects.toThrow("Somebody else saved it.");
  expect(all.names).toHaveLength(5);
  const failing = serverWith(99, 503);
  await expect(beginStory(failing.call, written)).rejects.toThrow();
  expect(failing.names).toHaveLength(1);
});

it("story authoring: opens a withdrawn story as it was read last, to be published over the withdrawal", async () => {
  const server = storyServer();
  for (const body of [storyNamed("First"), storyNamed("Second"), null]) server.publish("7", body);
  const ask = await (await startEditor(server)).services.get(call);
  await expect(openStory(ask, 7)).resolves.toMatchObject({
    story: { title: "Second" },
    ...{ revision: null, base: 3, latest: 3, published: undefined, isWithdrawn: true },
  });
  await expect(openStory(ask, 8)).resolves.toBeUndefined();
});
