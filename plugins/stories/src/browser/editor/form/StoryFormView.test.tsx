import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./StoryFormView.states.tsx";

it("takes a title and what the story is about", async () => {
  const onPatch = vi.fn();
  const { user } = draw(states, "empty", { onPatch });
  await user.type(screen.getByRole("textbox", { name: "Title of the story" }), "A");
  await user.type(screen.getByRole("textbox", { name: "What it is about" }), "B");
  await user.click(screen.getByRole("button", { name: "Add a cover" }));
  expect(onPatch.mock.calls.map(([patch]) => patch)).toEqual([
    { title: "A" },
    { description: "B" },
    { coverImageUrl: "" },
  ]);
});

it("has a cover chosen, and taken away with its words", async () => {
  const [onChooseCover, onPatch] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "with a cover", { onChooseCover, onPatch });
  await user.click(screen.getByRole("button", { name: "Choose or upload…" }));
  await user.click(screen.getByRole("button", { name: "Remove: Cover" }));
  expect(onChooseCover).toHaveBeenCalledOnce();
  expect(onPatch).toHaveBeenCalledWith(
    { coverImageUrl: undefined, coverImageAlt: undefined },
    "Remove the cover",
  );
});
