import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HazardOptions.states.tsx";

const options = () =>
  screen
    .queryAllByRole<HTMLInputElement>("checkbox")
    .map((box) => [box.closest("label")?.textContent, box.checked, box.getAttribute("aria-disabled")]);
const once = (years: number, gates: string) => `once in ${years} years at 0 m, gates ${gates}`;

it.each([
  ["several", `River flood${once(10, "open")}`, false],
  ["in one name", `River flood, ${once(10, "open")}`, false],
  // What was chosen keeps its scenario.
  ["chosen", `River flood${once(100, "shut")}`, true],
] as const)("lists each hazard once, and blocks what was not assessed: %s", (state, words, isChosen) => {
  draw(states, state);
  const [river, tsunami, quake] = options();
  expect(river).toEqual([words, isChosen, null]);
  expect([tsunami?.[0], tsunami?.[2], quake?.[2]]).toEqual(["Tsunami", "true", "true"]);
});

it("MAP-23, AMB-18 lists a hazard once, and each scenario that is there from the selected element", async () => {
  const toggle = vi.fn();
  const state = "known of an element";
  const { user } = draw(states, state, { staging: { ...states.states[state].staging, toggle } });
  expect(options().slice(0, 3)).toEqual([
    [`River flood${once(10, "open")}`, false, null],
    [`River flood${once(100, "shut")}from this element`, true, null],
    [`River flood${once(100, "open")}from this element`, true, null],
  ]);
  await user.click(screen.getAllByRole("checkbox")[2]!);
  expect(toggle.mock.calls).toEqual([
    [expect.objectContaining({ scenario: "river_0_100_open", addedByKnownRisks: true })],
  ]);
});

it("says that there is none", () => {
  draw(states, "none");
  expect(screen.getByText("No scenarios available for the selected parameters")).toBeTruthy();
});

it("chooses a hazard in the scenario that was filtered for, with controls set to it", async () => {
  const toggle = vi.fn();
  const { user } = draw(states, "several", { staging: { ...states.states.several.staging, toggle } });
  await user.click(screen.getByRole("button", { name: "Filters" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Return period" }), "100");
  await user.click(screen.getByRole("checkbox", { name: /^River flood/ }));
  expect(toggle.mock.calls).toEqual([
    [expect.objectContaining({ id: "river", scenario: "river_0_100_open", controls: { ari: 100 } })],
  ]);
});
