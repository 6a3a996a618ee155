import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ElementHazardsView.states.tsx";

const said = () => screen.queryAllByRole("definition").map(({ textContent }) => textContent);

it("EXP-11 tells each scenario on the map with its class and value, and the worst of several", () => {
  draw(states, "several");
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  expect(said()).toEqual([
    "Moderate",
    "1.2\u00a0m",
    "Major",
    "2.6\u00a0m",
    "Not exposed",
    "–",
    "Not assessed",
    "–",
  ]);
  expect(screen.getByText(/^Element highest risk:/).textContent).toContain("Major");
});

it("speaks of outages where elements go out, and says where there is no hazard", () => {
  draw(states, "outage");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Element outage by hazards on map");
  draw(states, "none");
  expect(screen.getByText("There are no hazards on the map.")).toBeTruthy();
});
