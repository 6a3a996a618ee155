import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ViewRow.states.tsx";

it("opens, and is edited, replaced and deleted by whoever made it", async () => {
  const done: string[] = [];
  const does = (what: string) => () => void done.push(what);
  const { user } = draw(states, "own", {
    onOpen: does("open"),
    onEdit: does("edit"),
    onReplace: does("replace"),
    onDelete: does("delete"),
  });
  for (const name of [/^Low town/, "Edit Low town", "Replace Low town with this map", "Delete Low town"])
    await user.click(screen.getByRole("button", { name }));
  expect(done).toEqual(["open", "edit", "replace", "delete"]);
});

it.each([
  ["own", "You, "],
  ["somebody else's", "kiri@larkhaven.example, "],
  ["of somebody who has left", "Somebody who has left, 24/11/2026, changed 29/11/2026"],
] as const)("says who made it and when: %s", (state, words) => {
  draw(states, state);
  expect(screen.getAllByRole("button")[0]?.textContent).toContain(words);
});

it("is only opened by whoever may not change it", () => {
  draw(states, "somebody else's");
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

it("is not replaced where no map of its page is open", () => {
  draw(states, "elsewhere");
  expect(screen.queryByRole("button", { name: /^Replace/ })).toBeNull();
});
