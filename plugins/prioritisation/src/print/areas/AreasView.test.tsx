import { draw } from "@stopbank/ui/testing/draw";
import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./AreasView.states.tsx";

it("PRI-17 has map and first areas on page one, with ranks, class, firmness in words and what is unknown", () => {
  const { getByRole, getByText, getAllByRole } = draw(states, "few");
  expect(getByRole("heading", { name: "Suburbs by priority" })).toBeTruthy();
  expect(getByText("For 2100, high emissions scenario.")).toBeTruthy();
  expect(getByText("A map")).toBeTruthy();
  const cells = getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells[1]).toEqual([
    "1",
    "Riverside",
    "Very high",
    "1 to 2",
    "Between 1 and 2, by what you value",
    "4%",
  ]);
  expect(cells[5]).toEqual(["5", "Hilltop", "Very low", "5", "Number 5 whatever you value", "0%"]);
  expect(cells[6]).toEqual(["–", "Back Country", "Not assessed", "–", "", "100%"]);
});

it("PRI-17 goes on with 26 areas a page, each with its head, and says how often each is in the top five and ten", () => {
  const { getAllByRole } = draw(states, "many");
  expect(getAllByRole("table").map((table) => within(table).getAllByRole("row").length - 1)).toEqual([
    10, 26, 4,
  ]);
  const [, cells] = getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells?.slice(3, 5)).toEqual(["2 to 14", "Top five for 40%, top ten for 92%"]);
});
