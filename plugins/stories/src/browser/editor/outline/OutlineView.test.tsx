import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./OutlineView.states.tsx";

const rows = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it("lists the story, its chapters and their steps, also those without a title", () => {
  draw(states, "many");
  expect(rows()).toEqual([
    "A flood of the Awatōrea",
    "The river",
    "Rain in the hills",
    "The stopbank",
    "Chapter 2",
    "Untitled step",
  ]);
});

it("goes from row to row by the arrows, and moves what is selected with Alt", async () => {
  const [onMove, onSelect] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "many", { onMove, onSelect });
  screen.getByRole("button", { name: "The stopbank" }).focus();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(onMove).toHaveBeenCalledWith(-1);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onSelect).toHaveBeenCalledWith({ kind: "chapter", chapter: 1 });
});
