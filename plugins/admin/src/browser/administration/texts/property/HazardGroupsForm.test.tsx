import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HazardGroupsForm.states.tsx";

it("PRO-08: adds a group with a hazard in it, and a hazard to a group", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.click(screen.getByRole("button", { name: "Add a group of hazards" }));
  expect(onChange.mock.lastCall?.[0].at(-1)).toEqual({
    group_name: "",
    hazards: [{ display_name: "", description: "", scenarios: ["coast_100"], layer_ids: ["coast_100"] }],
  });
  const coast = within(screen.getByRole("group", { name: "Group 1" }));
  await user.click(coast.getByRole("button", { name: "Add a hazard" }));
  expect(onChange.mock.lastCall?.[0][0].hazards).toHaveLength(2);
});

it("opens a hazard by its name, and changes and removes it in its group alone", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  const names = () =>
    onChange.mock.lastCall?.[0].map(({ hazards }: { hazards: { display_name: string }[] }) =>
      hazards.map(({ display_name }) => display_name),
    );
  await user.click(screen.getByRole("button", { name: "Hazard 2.2 Dam break" }));
  const dam = within(screen.getByRole("group", { name: "Hazard 2.2 Dam break" }));
  await user.type(dam.getByRole("textbox", { name: "Name" }), "s");
  expect(names()).toEqual([["Coastal inundation"], ["River flooding", "Dam breaks"]]);
  await user.click(dam.getByRole("button", { name: "Remove hazard 2.2" }));
  expect(names()).toEqual([["Coastal inundation"], ["River flooding"]]);
});

it("keeps the last hazard of a group, takes no more groups than settings may have, and none without data", async () => {
  const { user, unmount } = draw(states, "many");
  await user.click(screen.getByRole("button", { name: "Hazard 1.1 Coastal inundation" }));
  expect(screen.getByRole("button", { name: "Remove hazard 1.1" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
  unmount();
  for (const state of ["full", "data without hazards"] as const) {
    const drawn = draw(states, state);
    expect(screen.getByRole("button", { name: "Add a group of hazards" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    drawn.unmount();
  }
});
