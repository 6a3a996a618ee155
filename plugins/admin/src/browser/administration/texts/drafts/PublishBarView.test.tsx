import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PublishBarView.states.tsx";

const names = ["Drop changes", "Save draft", "Publish…"] as const;

/** Which buttons of the bar do something in a state. */
async function active(state: keyof typeof states.states): Promise<readonly string[]> {
  const told = { onDrop: vi.fn(), onSaveDraft: vi.fn(), onPublish: vi.fn() };
  const { user } = draw(states, state, told);
  for (const name of names) await user.click(screen.getByRole("button", { name }));
  return names.filter((_, at) => Object.values(told)[at]?.mock.calls.length === 1);
}

it.each([
  ["unsaved", ["Drop changes", "Save draft", "Publish…"]],
  ["unfinished", ["Drop changes", "Save draft"]],
  ["draft", ["Publish…"]],
  ["unfinished draft", []],
  ["published", []],
  ["nothing", []],
  ["conflict", ["Drop changes"]],
  ["working", []],
] as const)("offers what can be done: %s", async (state, names) => {
  expect(await active(state)).toEqual(names);
});

it("leads to the two texts that are to be decided between", async () => {
  const onShowConflict = vi.fn();
  const { user } = draw(states, "conflict", { onShowConflict });
  await user.click(screen.getByRole("button", { name: "See both texts" }));
  expect(onShowConflict).toHaveBeenCalledOnce();
});
