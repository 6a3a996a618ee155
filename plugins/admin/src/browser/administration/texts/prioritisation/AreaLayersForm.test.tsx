import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AreaLayersForm.states.tsx";

it("adds regions that are not ranked yet, under an id that stays", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "one", { onChange });
  await user.click(screen.getByRole("button", { name: "Add a kind of area" }));
  expect(onChange.mock.lastCall?.[0].at(-1)).toEqual({
    layer_id: "areas-2",
    region_group: "wards",
    display_name: "Wards",
  });
});

it("has nothing to add where the data has no more regions, and can be emptied", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "no regions in the data", { onChange });
  expect(screen.getByRole("button", { name: "Add a kind of area" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
  await user.click(screen.getByRole("button", { name: "Remove kind of area 1" }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});
