import { ApiError, type CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { Story } from "@stopbank/contract/story";
import { expect, it, vi } from "vitest";
import { beginStory } from "./storyDesk.ts";

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
  const { names, call } = serverWith(2);
  await expect(beginStory(call, written)).resolves.toBe(3);
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
