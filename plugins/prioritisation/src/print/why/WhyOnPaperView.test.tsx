import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./WhyOnPaperView.states.tsx";

it("PRI-17 says why the selected area ranks where it does", () => {
  const { getByRole, getByText, getAllByRole } = draw(states, "usual");
  expect(getByRole("heading", { name: "Why Ōtara Flats" })).toBeTruthy();
  expect(getByText(/^Moderate, number 3\. Land moves it most/)).toBeTruthy();
  expect(getAllByRole("img").map((figure) => figure.getAttribute("aria-label"))).toEqual([
    expect.stringContaining("Land"),
    expect.stringContaining("Flooding"),
  ]);
});

it("says why an area has no rank", () => {
  expect(draw(states, "not assessed").getByText(/^Nothing of what is valued was assessed here/)).toBeTruthy();
});
