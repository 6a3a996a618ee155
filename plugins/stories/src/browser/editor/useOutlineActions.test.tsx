import type { StoryStep } from "@stopbank/contract/story";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { StoryDraft } from "./data/useStoryDraft.ts";
import { startEditor } from "./testing/startEditor.ts";
import { storyNamed, storyServer } from "./testing/storyServer.ts";
import { useOutlineActions } from "./useOutlineActions.ts";

const seen: StoryStep = { title: "", sections: [], area: "area-7" };

async function open(takeStep: () => Promise<StoryStep>) {
  const { around, toaster } = await startEditor(storyServer());
  const story = { ...storyNamed("A flood"), chapters: [{ title: "One", steps: [] }] };
  const [edit, select] = [vi.fn(), vi.fn()];
  const { result } = renderHook(
    () =>
      useOutlineActions({
        draft: { story, edit } as unknown as StoryDraft,
        selected: { kind: "chapter", chapter: 0 },
        ...{ select, takeStep, say: vi.fn() },
      }),
    { wrapper: ({ children }) => around(children) },
  );
  return { result, edit, select, toaster };
}

it("story authoring: adds a step with the area that is drawn on the map", async () => {
  const { result, edit, select } = await open(async () => seen);
  await act(async () => expect(await result.current.addStep()).toBe(true));
  const at = { chapter: 0, step: 0 };
  expect(edit).toHaveBeenCalledWith({ kind: "addStep", at, value: seen }, "Add a step");
  expect(select).toHaveBeenCalledWith({ kind: "step", at });
});

it("adds nothing where the area could not be kept, and says so", async () => {
  const { result, edit, toaster } = await open(() => Promise.reject(new Error("gone")));
  const error = vi.spyOn(toaster, "error");
  await act(async () => expect(await result.current.addStep()).toBe(false));
  await waitFor(() => expect(error).toHaveBeenCalledWith("The step could not be added. Try again."));
  expect(edit).not.toHaveBeenCalled();
});
