import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HazardView.states.tsx";

const charts = () => screen.queryAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
const textOf = (container: Element, className: string) => container.querySelector(className)?.textContent;

const [classes, share, distribution] = ["Damage State", "Percent Exposed", "Exposure Distribution"];

it.each([
  ["quantity", "45", [classes, share, distribution]],
  ["value", "$2\u00a0M", [classes, share, distribution]],
  ["value incomplete", "$2\u00a0M", [classes, share, distribution]],
  ["damage", "$2\u00a0M", [classes, "Percent Lost", distribution]],
  ["damage failed", "45", [classes, share, distribution]],
  ["no damage curves", "45", [classes, share, distribution]],
  ["classes not known", "45", [share]],
  ["intensities not known", "45", [classes, share]],
] as const)("draws what is known, in the measure asked for: %s", (state, figure, titles) => {
  const { container } = draw(states, state);
  expect(textOf(container, ".sb-figure")).toBe(figure);
  expect(charts()).toEqual(titles);
  expect(container.querySelector(".risk-none")).toBeNull();
});

it.each([
  ["replacement costs", [classes, share, "Replacement Costs", distribution]],
  ["replacement costs of classes not known", [share]],
] as const)("MAP-32 has a chart of replacement costs, withheld as the others are: %s", (state, titles) => {
  draw(states, state);
  expect(charts()).toEqual(titles);
});

it("MAP-32 says under that chart what it lacks, and in quantities nowhere else", () => {
  const { unmount, container } = draw(states, "replacement costs incomplete");
  expect(container.querySelectorAll(".risk-incomplete")).toHaveLength(1);
  expect(textOf(container, ".risk-costs .risk-incomplete")).toMatch(/204 out of 2,548 assets$/);
  unmount();
  draw(states, "replacement costs of classes not known", {
    costsIncomplete: "Results are incomplete as there is no replacement cost data available.",
  });
  expect(screen.queryByText(/^Results are incomplete/)).toBeNull();
});

it.each([
  ["not exposed", "There is no known exposure for this element from this hazard scenario.", "90 of 100"],
  [
    "not exposed in an area",
    "There is no known exposure for this element from this hazard scenario in the selected areas.",
    "90 of 100",
  ],
  ["no outage", "There is no known outage for this element from this hazard scenario.", "90 of 100"],
  ["nothing assessed", "None of the buildings was assessed.", "0 of 100"],
  ["nothing selected", "There are no buildings in the area.", undefined],
] as const)("says why there is nothing to draw, and of how many: %s", (state, why, assessed) => {
  const { container } = draw(states, state);
  expect(textOf(container, ".risk-none")).toBe(why);
  expect(textOf(container, ".map-page-assessed")).toBe(assessed && `${assessed} assessed`);
  expect(charts()).toEqual([]);
});

it.each([
  ["no damage curves", /^No damage curve is given for this hazard/],
  ["classes not known", /^Damage is not modelled for this scenario/],
  ["value incomplete", /^Results are incomplete/],
] as const)("says what its figures lack: %s", (state, lack) => {
  const { unmount } = draw(states, state);
  expect(screen.getByText(lack)).toBeTruthy();
  unmount();
  draw(states, "quantity");
  expect(screen.queryByText(lack)).toBeNull();
});

it.each([
  ["quantity", "Coastal flooding1 in 100 years"],
  ["of no scenario's name", "Coastal flooding"],
] as const)("is named by the hazard and its scenario: %s", (state, name) => {
  draw(states, state);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(name);
});

it("is nothing but its head while it is closed", () => {
  draw(states, "closed");
  expect(charts()).toEqual([]);
  expect(screen.getByRole("region", { name: /Coastal flooding/ }).children).toHaveLength(1);
});

it("waits for what the damage costs, and shows no other figures meanwhile", () => {
  const { container } = draw(states, "damage to come");
  expect(container.querySelector(".sb-loading")).not.toBeNull();
  expect(container.querySelector(".sb-figure")).toBeNull();
  expect(charts()).toEqual([]);
});

it("asks what the damage costs again when told to", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "damage failed", { retry });
  expect(screen.getByText("The amounts could not be worked out")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});

it.each(["quantity", "damage to come", "nothing selected"] as const)(
  "says how it was worked out, last of all: %s",
  (state) => {
    draw(states, state);
    const last = screen.getByRole("region", { name: /Coastal flooding/ }).lastElementChild;
    expect(last?.textContent).toBe("How it was worked out.");
  },
);
