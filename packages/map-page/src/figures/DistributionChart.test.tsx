import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./DistributionChart.states.tsx";

it.each([
  ["many", ["Depth (m)", "Minor", "Major", "Total"], 5],
  ["centimetres", ["Depth (cm)", "Minor", "Major", "Total"], 2],
  ["one", ["Depth (cm)", "Minor", "Major", "Total"], 1],
  ["by name", ["Depth", "Minor", "Major", "Total"], 3],
  ["unknown hazard", ["Exposure (m)", "Minor", "Major", "Total"], 2],
] as const)("says what it counts along which axis: %s", async (state, columns, rows) => {
  const { user } = draw(states, state);
  await user.click(screen.getByRole("button", { name: "Table of Exposure Distribution" }));
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(columns);
  expect(screen.getAllByRole("rowheader")).toHaveLength(rows);
});

it("MAP-29: goes by days for a cascading layer, whose elements are out", async () => {
  const { user } = draw(states, "outages");
  await user.click(screen.getByRole("button", { name: "Table of Outage Distribution" }));
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Days after the event",
    "Outage",
    "Minor",
    "Major",
    "Total",
  ]);
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "1 day after the event",
    "2 days after the event",
  ]);
});

it.each(["none", "no values"] as const)("says so where there is nothing to count: %s", (state) => {
  draw(states, state);
  expect(screen.getByText("No exposure data")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
