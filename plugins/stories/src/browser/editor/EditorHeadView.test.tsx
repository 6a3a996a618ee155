import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./EditorHeadView.states.tsx";

it.each([
  ["saved", "Saved"],
  ["waiting", "Not saved yet"],
  ["saving", "Saving…"],
  ["overtaken", "Not saved: somebody else has saved this draft."],
  ["gone", "Not saved: this draft was published or discarded elsewhere."],
] as const)("says how it stands with saving: %s", (state, words) => {
  draw(states, state);
  expect(screen.getByRole("status").textContent).toBe(words);
});

it("says why it is not saved, and tries again", async () => {
  const onRetry = vi.fn();
  const { user } = draw(states, "failed", { onRetry });
  expect(screen.getByRole("status").textContent).toContain("Not saved: The server is out of reach.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("undoes what there is to undo, and nothing where there is none", async () => {
  const [onUndo, onRedo] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "saved", { onUndo, onRedo });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click(screen.getByRole("button", { name: "Redo" }));
  expect(onUndo).toHaveBeenCalledOnce();
  expect(onRedo).not.toHaveBeenCalled();
});

it("counts what is to be put right, and leads to all that can be done", async () => {
  const handlers = {
    onCheck: vi.fn(),
    onVersions: vi.fn(),
    onExport: vi.fn(),
    onEmbed: vi.fn(),
    onDiscard: vi.fn(),
    onRead: vi.fn(),
  };
  const { user } = draw(states, "with problems", handlers);
  await user.click(screen.getByRole("button", { name: "Check (3)" }));
  for (const name of [
    "Read what is published",
    "Versions…",
    "Export as a file",
    "Embed in a website…",
    "Discard this draft",
  ]) {
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name }));
  }
  for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledOnce();
});

it("story authoring: says of a withdrawn story that it is, and offers nothing to read", async () => {
  const onRead = vi.fn();
  const { user } = draw(states, "withdrawn", { onRead });
  expect(screen.getByText("Withdrawn")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Read what is published" }));
  expect(onRead).not.toHaveBeenCalled();
});
