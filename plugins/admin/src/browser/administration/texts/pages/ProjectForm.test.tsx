import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ProjectForm.states.tsx";

it("HOM-05: changes and orders objectives and milestones", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.type(screen.getByRole("textbox", { name: "Objective 1" }), "!");
  expect(onChange.mock.lastCall?.[0].objectives).toEqual(["Know!", "Act"]);
  await user.click(screen.getByRole("button", { name: "Move objective 1 down" }));
  expect(onChange.mock.lastCall?.[0].objectives).toEqual(["Act", "Know"]);
  await user.click(screen.getByRole("button", { name: "Remove objective 2" }));
  expect(onChange.mock.lastCall?.[0].objectives).toEqual(["Know"]);
  await user.click(screen.getByRole("button", { name: /^Milestone 1/ }));
  await user.type(screen.getByRole("textbox", { name: "By when" }), "5");
  expect(onChange.mock.lastCall?.[0].milestones[0].targetDate).toBe("2026-03-315");
});

it("begins with a first objective, and a first milestone", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "empty", { onChange });
  await user.click(screen.getByRole("button", { name: "Add an objective" }));
  expect(onChange.mock.lastCall?.[0].objectives).toEqual([""]);
  await user.click(screen.getByRole("button", { name: "Add a milestone" }));
  expect(onChange.mock.lastCall?.[0].milestones).toHaveLength(1);
});
