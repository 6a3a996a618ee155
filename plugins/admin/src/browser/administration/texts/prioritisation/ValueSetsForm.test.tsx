import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ValueSetsForm.states.tsx";

it("adds a value set with elements that have an id of their own where their layer is used already", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.click(screen.getByRole("button", { name: "Add a value set" }));
  expect(onChange.mock.lastCall?.[0].value_sets.at(-1)).toEqual({
    value_set_id: "values-3",
    display_name: "",
    elements: [{ element_id: "buildings-1", type: "buildings" }],
  });
});

it("adds elements, and removes all but the last", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  const [first] = screen.getAllByRole("button", { name: "Add elements" });
  await user.click(first!);
  expect(onChange.mock.lastCall?.[0].value_sets[0].elements).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "Remove elements 1.2" }));
  expect(onChange.mock.lastCall?.[0].value_sets[0].elements).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Remove elements 2.1" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
});

it("takes a removed value set out of the weights too", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.click(screen.getByRole("button", { name: "Remove value set 1" }));
  const { value_sets, assessments } = onChange.mock.lastCall?.[0] ?? {};
  expect(value_sets.map(({ value_set_id }: { value_set_id: string }) => value_set_id)).toEqual(["values-2"]);
  expect(assessments[0].value_set_weights).toEqual({ "values-2": 2 });
});
