import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AddViewView.states.tsx";

it("begins a new story where none is chosen", async () => {
  const [onAdd, onTitle] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "new", { onAdd, onTitle });
  expect(screen.queryByRole("combobox", { name: "Chapter" })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Title of the step" }), "A");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(onTitle).toHaveBeenCalledWith("A");
  expect(onAdd).toHaveBeenCalledOnce();
});

it("chooses a story, and a chapter of it or a new one", async () => {
  const [onStory, onChapter] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "chosen", { onStory, onChapter });
  await user.selectOptions(screen.getByRole("combobox", { name: "Chapter" }), "New chapter");
  await user.selectOptions(screen.getByRole("combobox", { name: "Story" }), "New story");
  expect(onChapter).toHaveBeenCalledWith(2);
  expect(onStory).toHaveBeenCalledWith(undefined);
});

it("waits for the chapters, and says why it failed", () => {
  const { unmount } = draw(states, "chapters coming");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add" }).disabled).toBe(true);
  unmount();
  draw(states, "refused");
  expect(screen.getByRole("alert").textContent).toBe("The step could not be added.");
});
