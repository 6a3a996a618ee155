import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./WorstView.states.tsx";

it("chooses layer, hazard and order, where there is a choice", async () => {
  const [onLayer, onHazard, onBy] = [vi.fn(), vi.fn(), vi.fn()];
  const { user, unmount } = draw(states, "several", { onLayer, onHazard, onBy });
  await user.selectOptions(screen.getByRole("combobox", { name: "Elements" }), "Roads");
  await user.selectOptions(screen.getByRole("combobox", { name: "Hazard" }), "Tsunami, 5 m wave");
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Damage",
    "Damage a year",
    "Value",
    "Exposure",
  ]);
  await user.click(screen.getByRole("radio", { name: "Value" }));
  expect([onLayer, onHazard, onBy].map(({ mock }) => mock.lastCall)).toEqual([
    ["roads"],
    ["tsunami"],
    ["value"],
  ]);
  unmount();
  draw(states, "nothing to choose");
  expect([screen.queryByRole("combobox"), screen.queryByRole("radio")]).toEqual([null, null]);
  expect(screen.getByText("The worst of them")).toBeTruthy();
});

it.each([
  ["loading", true, false, false],
  ["failed", false, true, false],
  ["of a moment ago", false, false, true],
] as const)("shows what there is while it waits or fails: %s", (state, waits, fails, lists) => {
  const { container } = draw(states, state);
  expect(container.querySelector(".sb-loading") !== null).toBe(waits);
  expect(screen.queryByRole("alert") !== null).toBe(fails);
  expect(screen.queryByText("The worst of them") !== null).toBe(lists);
});
