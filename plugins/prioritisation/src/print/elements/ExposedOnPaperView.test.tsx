import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ExposedOnPaperView.states.tsx";

it("PRI-17 has the most exposed elements of every group of hazards, the most first", () => {
  const { getByRole, getAllByRole } = draw(states, "everywhere");
  expect(getByRole("heading", { name: "The most exposed elements across the entire area" })).toBeTruthy();
  expect(getAllByRole("img").map((figure) => figure.getAttribute("aria-label"))).toEqual([
    "Flooding, Exposed, of assessed: Buildings 62.4% · 1,204; Roads 31% · 18.25\u00a0km.",
    "Coast, Exposed, of assessed: Buildings 62.4% · 1,204; Roads 31% · 18.25\u00a0km.",
  ]);
});

it("is of one area, and says where nothing is exposed", () => {
  const { getByRole, unmount } = draw(states, "one area");
  expect(getByRole("heading", { name: "The most exposed elements in Ōtara Flats" })).toBeTruthy();
  unmount();
  expect(draw(states, "nothing exposed").getByText("Nothing is known to be exposed.")).toBeTruthy();
});
