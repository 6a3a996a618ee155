import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./CurveChart.states.tsx";

it("brings the chosen line forward", async () => {
  const { user } = draw(states, "many");
  expect(screen.getByRole("button", { pressed: true, name: "Timber" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Concrete" }));
  expect(screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    "Concrete",
  ]);
});

it("has nothing to choose where there is one line, and its figures as a table", async () => {
  const { user } = draw(states, "one");
  await user.click(screen.getByRole("button"));
  expect(screen.getByRole("table", { name: "Damage by depth" })).toBeTruthy();
});

it("MAP-32 says of the line in front why it is uncertain, where it is", async () => {
  const { user, container } = draw(states, "many");
  const said = () => container.querySelector(".sb-curve")?.getAttribute("title");
  expect(said()).toBe("Between what the least and the most of nine cases of ten lose");
  await user.click(screen.getByRole("button", { name: "Concrete" }));
  expect(said()).toBeNull();
});

it("is not there without a line", () => {
  expect(draw(states, "one", { series: [] }).container.innerHTML).toBe("");
});
