import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SummaryControls.states.tsx";

it("SUM-03 chooses the element group, Percent, Quantity or Value, and what percentages are of", async () => {
  const change = vi.fn();
  const { user } = draw(states, "percent", { change });
  const group = screen.getByRole("radiogroup", { name: "Element group:" });
  expect(
    within(group)
      .getAllByRole("radio")
      .map((radio) => radio.parentElement?.textContent),
  ).toEqual(["All", "Built", "Transport"]);
  await user.click(within(group).getByLabelText("Transport"));
  await user.click(screen.getByRole("checkbox", { name: "Percent" }));
  await user.click(screen.getByRole("radio", { name: "Value (where available)" }));
  await user.click(screen.getByRole("radio", { name: "For All Regions" }));
  expect(change.mock.calls.map(([part]) => part)).toEqual([
    { elementGroup: "Transport" },
    { isPercent: false },
    { show: "value" },
    { of: "all" },
  ]);
});

it("AMB-42 offers the groups of regions where there are several, the first by default", async () => {
  const change = vi.fn();
  const { user, unmount } = draw(states, "start", { change });
  const regions = screen.getByRole<HTMLSelectElement>("combobox", { name: "Regions" });
  expect(regions.value).toBe("suburbs");
  await user.selectOptions(regions, "Wards");
  expect(change).toHaveBeenLastCalledWith({ regionGroup: "wards" });
  unmount();
  draw(states, "one group of regions");
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("switches shades and the plain table", async () => {
  const change = vi.fn();
  const { user } = draw(states, "start", { change });
  await user.click(screen.getByLabelText("Shade by share"));
  await user.click(screen.getByLabelText("Plain table"));
  expect(change.mock.calls.map(([part]) => part)).toEqual([{ isShaded: true }, { isPlain: true }]);
});
