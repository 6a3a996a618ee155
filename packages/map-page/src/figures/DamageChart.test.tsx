import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./DamageChart.states.tsx";

/** Its table, row by row. */
async function tabulated(state: keyof typeof states.states) {
  const { user } = draw(states, state);
  await user.click(screen.getByRole("button", { name: "Table of Damage State" }));
  return screen
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
}

it("MAP-28: has a bar for each class there is, most severe first, with its share", async () => {
  expect(await tabulated("many")).toEqual([
    ["Class", "Buildings", "Share of assessed"],
    ["Major", "6", expect.stringMatching(/^6\.\d+/)],
    ["Moderate", "12", expect.stringMatching(/^13/)],
    ["Minor", "30", expect.stringMatching(/^33/)],
    ["Exposed", "4", expect.stringMatching(/^4\.\d+/)],
  ]);
});

it("MAP-29: says of a cascading layer that its elements are out", async () => {
  expect((await tabulated("outages")).slice(1).map(([word]) => word)).toEqual(["Outage"]);
});

it.each([
  ["without shares", ["Class", "Buildings"]],
  ["value", ["Class", "Value ($)", "Share of assessed cost"]],
  ["uncertain damage", ["Class", "Damage ($)", "Range", "Share of assessed cost"]],
] as const)("is in the measure asked for: %s", async (state, columns) => {
  expect((await tabulated(state))[0]?.toSorted()).toEqual(columns.toSorted());
});

it("counts people as people", async () => {
  expect((await tabulated("people")).map((row) => row.slice(0, 2))).toEqual([
    ["Class", "People"],
    ["Major", "1\u00a0person"],
    ["Minor", "4,771\u00a0people"],
  ]);
});

it("explains its whiskers where there are some", () => {
  const { unmount } = draw(states, "uncertain damage");
  expect(screen.getByText(/^Whiskers reach from the least/)).toBeTruthy();
  unmount();
  draw(states, "value");
  expect(screen.queryByText(/^Whiskers/)).toBeNull();
});

it("writes quantities as it is told", async () => {
  expect((await tabulated("long text"))[1]?.[1]).toBe("1.2\u00a0M\u00a0km");
  draw(states, "many", { inFull: (value) => `all ${value}` });
  expect(screen.getByText("all 30")).toBeTruthy();
});

it("says so where there is nothing", () => {
  draw(states, "none");
  expect(screen.getByText("No damage state data")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
