import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ElementBars.states.tsx";

it("PRI-10 draws the share of each that is exposed to 1 decimal, with its amount", () => {
  const { getAllByRole, container } = draw(states, "some");
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Buildings62.4%1,204",
    "Roads31%18.25\u00a0km",
    "Residents12.3%4,771\u00a0people",
    "Power lines<0.1%0.02\u00a0km",
  ]);
  expect(container.querySelector<HTMLElement>(".sb-bars-bar")?.style.width).toBe("62.36%");
});

it("has the same as a table", async () => {
  const { user, getByRole, getAllByRole } = draw(states, "some");
  await user.click(getByRole("button", { name: "Table of Flooding" }));
  expect(getAllByRole("row")[2]?.textContent).toBe("Roads31%18.25\u00a0km0\u00a0km");
});

it("says so where there is nothing", () => {
  expect(draw(states, "none").getByText("There is nothing to show.")).toBeTruthy();
});
