import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ChangesView.states.tsx";

it("sums up what differs, and has it in tables", () => {
  draw(states, "many");
  expect(
    screen.getByText(/^2 layers have another number of elements; 1 hazard has other scenarios;/),
  ).toBeTruthy();
  const elements = screen.getByRole("table", { name: "Elements" });
  expect(
    within(elements)
      .getAllByRole("row")
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(["Buildings12,43112,640+209", "Maraenone7"]);
  expect(screen.getByText("layer marae: none → Marae, points")).toBeTruthy();
});

it("says how much more there is than it shows", () => {
  draw(states, "a few of them");
  expect(screen.getByText(/^209 more are not shown here/)).toBeTruthy();
});

it("says that nothing differs", () => {
  draw(states, "nothing");
  expect(screen.getByText("Nothing that is counted or described differs.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});
