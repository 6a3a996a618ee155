import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SeriesKey.states.tsx";

it("tells which line was chosen", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "many", { onChoose });
  await user.click(screen.getByRole("button", { name: "Concrete", pressed: false }));
  expect(onChoose.mock.calls).toEqual([["concrete"]]);
});

it("has no button for a line that is alone", () => {
  draw(states, "one");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("list", { name: "Lines of Damage by depth" }).textContent).toBe("Timber");
});

it("has values where the plot is pointed at", () => {
  draw(states, "pointed at");
  expect(screen.getByText("At 1.2 m")).toBeTruthy();
  expect(screen.getAllByText("0.55 (0.40 to 0.75)")).toHaveLength(2);
});
