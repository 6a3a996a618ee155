import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./AskedView.states.tsx";

const facts = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it("EXP-14 names the organisation, elements, scenarios, area and dataset version", () => {
  draw(states, "all");
  expect(facts()).toEqual([
    ["Organisation", "Larkhaven District Council"],
    ["Elements", "BuildingsRoads"],
    ["Hazards", "River flooding, 1 in 100 years"],
    ["Area", "All of the data"],
    ["Dataset version", "0123456789abcdef"],
  ]);
});

it("EXP-14 says by what figures are filtered, and macrons stay", () => {
  draw(states, "filtered");
  expect(facts()).toContainEqual(["Filtering by selected regions", "ŌtakiLevin"]);
  expect(facts().map(([term]) => term)).not.toContain("Area");
});

it("counts what would fill pages, and says what of a link is not there", () => {
  draw(states, "very many regions");
  expect(screen.getByText("and 50 more")).toBeTruthy();
  draw(states, "left out of the link");
  expect(screen.getByText(/^Left out of the link: element layer bridges/)).toBeTruthy();
});

it("says how many days after the event", () => {
  draw(states, "days after");
  expect(facts()).toContainEqual(["Days after the event", "14"]);
});
