import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./TabSet.states.tsx";

it("shows the chosen one's panel alone", () => {
  draw(states, "last");
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Selected");
  expect(screen.getByRole("tabpanel", { name: "Selected" }).textContent).toBe("All about selected.");
  expect(screen.queryByText("All about layers.")).toBeNull();
});

it("tells which is chosen by pointer and by arrow keys", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "first", { onChoose });
  await user.click(screen.getByRole("tab", { name: "Risk" }));
  expect(onChoose).toHaveBeenLastCalledWith("Risk");
  screen.getByRole("tab", { name: "Risk" }).focus();
  await user.keyboard("{ArrowRight}{Enter}");
  expect(onChoose).toHaveBeenLastCalledWith("Selected");
});
