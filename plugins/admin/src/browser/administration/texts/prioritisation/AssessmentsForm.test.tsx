import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AssessmentsForm.states.tsx";

const draws = (state: "empty" | "many") => {
  const onChange = vi.fn();
  return { ...draw(states, state, { onChange }), last: () => onChange.mock.lastCall?.[0].assessments };
};

it("adds one that people begin with if it is the first", async () => {
  const { user, last } = draws("empty");
  await user.click(screen.getByRole("button", { name: "Add an assessment" }));
  expect(last()).toEqual([
    {
      assessment_id: "assessment-1",
      display_name: "",
      is_default: true,
      scenario_ids: [],
      value_set_weights: {},
    },
  ]);
});

it("has one default at most", async () => {
  const { user, last } = draws("many");
  await user.click(screen.getAllByRole("checkbox", { name: "What people begin with" })[1]!);
  expect(last().map(({ is_default }: { is_default: boolean }) => is_default)).toEqual([false, true]);
});

it("weighs value sets, and chooses scenarios", async () => {
  const { user, last } = draws("many");
  const [first, second] = screen.getAllByRole<HTMLSelectElement>("combobox", { name: "Weight of Homes" });
  // Not named, a value set weighs 1.
  expect([first?.value, second?.value]).toEqual(["5", "1"]);
  await user.selectOptions(second!, "3");
  expect(last()[1].value_set_weights).toEqual({ "values-1": 3, "values-2": 5 });
  await user.click(screen.getAllByRole("checkbox", { name: "Rain" })[0]!);
  expect(last()[0].scenario_ids).toEqual(["scenario-1"]);
});
