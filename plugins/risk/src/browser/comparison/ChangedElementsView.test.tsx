import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ChangedElementsView.states.tsx";

it("lists what moves from which class to which, leads there, and asks for more", async () => {
  const [onChoose, onMore, onChange] = [vi.fn(), vi.fn(), vi.fn()];
  const { user } = draw(states, "worse", { onChoose, onMore, onChange });
  expect(screen.getByRole("status").textContent).toBe("2 of 40, the largest change first.");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Larkhaven SchoolNot exposed →to Major$4.5\u00a0M",
    "12 Kererū StreetMinor →to Major",
  ]);
  await user.click(screen.getByRole("button", { name: "Larkhaven School" }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ asset_id: "id-Larkhaven School" }));
  await user.click(screen.getByRole("button", { name: "More" }));
  expect(onMore).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("radio", { name: "Better off" }));
  expect(onChange).toHaveBeenCalledWith("better");
});

it("marks the one that is selected", () => {
  draw(states, "chosen");
  expect(screen.getByRole("button", { current: true }).textContent).toBe("12 Kererū Street");
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});

it.each([
  ["more coming", "Loading…", "2 of 40, the largest change first."],
  ["none", undefined, "None are better off."],
] as const)("says what is to come, and where there is none: %s", (state, button, status) => {
  draw(states, state);
  expect(screen.getByRole("status").textContent).toBe(status);
  expect(screen.queryByRole("button", { name: "Loading…" }) !== null).toBe(button !== undefined);
});
