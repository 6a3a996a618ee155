import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ScenariosForm.states.tsx";

it("adds a hazard's scenario, of those that are not there yet, and takes it out again", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  const field = screen.getByRole("combobox", { name: "Another hazard for scenario 1" });
  expect(field.textContent).not.toContain("Flood, 100 years");
  await user.selectOptions(field, "Flood, 500 years");
  const scenario = () => onChange.mock.lastCall?.[0].scenarios[0].hazard_scenarios;
  expect(scenario()).toEqual(["coast_100", "flood_100", "flood_500"]);
  await user.click(screen.getByRole("button", { name: "Take out Coast, 100 years" }));
  expect(scenario()).toEqual(["flood_100"]);
});

it("adds a scenario, and takes a removed one out of assessments too", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.click(screen.getByRole("button", { name: "Add a scenario" }));
  expect(onChange.mock.lastCall?.[0].scenarios.at(-1)).toEqual({
    scenario_id: "scenario-3",
    display_name: "",
    hazard_scenarios: ["coast_100"],
  });
  await user.click(screen.getByRole("button", { name: "Remove scenario 2" }));
  const { assessments } = onChange.mock.lastCall?.[0] ?? {};
  expect(assessments.map(({ scenario_ids }: { scenario_ids: string[] }) => scenario_ids)).toEqual([
    ["scenario-1"],
    [],
  ]);
});

it("names what the data does not have any more", () => {
  draw(states, "not in the data any more");
  expect(screen.getByText("coast_100: the data does not have this any more.")).toBeTruthy();
});
