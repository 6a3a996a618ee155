import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ScenarioControlsView.states.tsx";

const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

it("is not there without a hazard that has controls", () => {
  expect(draw(states, "no hazard").container.innerHTML).toBe("");
});

it.each([
  ["in an order", ["River flood"], [], 0],
  ["several, in orders", [], ["River flood", "Earthquake"], 0],
  // Three of one, one of the other.
  ["with switches", ["River flood", "Earthquake"], [], 4],
] as const)("has each hazard under its name: %s", (state, headings, tabs, switches) => {
  draw(states, state);
  expect(names("heading")).toEqual(["Scenario Controls", ...headings]);
  expect(names("tab")).toEqual(tabs);
  expect(screen.queryAllByRole("checkbox")).toHaveLength(switches);
});

it("turns from hazard to hazard, and sets the one that is shown", async () => {
  const [onSet, onOrder] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "several, in orders", { onSet, onOrder });
  await user.click(screen.getByRole("button", { name: "Flood gates: higher priority" }));
  expect(onOrder.mock.calls).toEqual([["river", ["slr", "gates", "ari"]]]);
  await user.click(screen.getByRole("radio", { name: "Shut" }));
  expect(onSet.mock.calls[0]?.slice(1)).toEqual(["gates", "shut", ["slr", "ari", "gates"]]);
  await user.click(screen.getByRole("tab", { name: "Earthquake" }));
  expect(screen.getByRole("slider", { name: "Magnitude" })).toBeTruthy();
});

it("keeps the user's order of each hazard", () => {
  draw(states, "in an order", { orders: { river: ["gates"], quake: ["ari"] } });
  const [, second] = screen.getAllByRole("listitem");
  expect(second?.textContent).toContain("Flood gates");
});

it("is folded and unfolded, and reset as a whole", async () => {
  const [onToggle, onReset] = [vi.fn(), vi.fn()];
  const { user, unmount } = draw(states, "in an order", { onToggle, onReset });
  expect(screen.getByRole("button", { name: "Hide Controls", expanded: true })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Reset Controls" }));
  expect(onReset).toHaveBeenCalledOnce();
  unmount();
  draw(states, "folded away", { onToggle });
  expect(screen.queryByRole("radio")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show Controls", expanded: false }));
  expect(onToggle).toHaveBeenCalledOnce();
});

it.each([
  ["two, one to be compared", 1],
  ["with switches", 2],
] as const)("offers to compare a hazard with another scenario: %s", async (state, count) => {
  const onCompare = vi.fn();
  const { user } = draw(states, state, { onCompare });
  const offers = screen.getAllByRole("button", { name: "Compare with another scenario" });
  expect(offers).toHaveLength(count);
  for (const offer of offers) await user.click(offer);
  expect(onCompare.mock.calls.map(([of]) => of.layer.id)).toEqual(["river", "quake"].slice(0, count));
});

it("says of which side of a comparison it is, and begins none there", () => {
  draw(states, "of a comparison's side");
  expect(screen.getByRole("heading", { name: "Scenario Controls, right side" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Compare with another scenario" })).toBeNull();
});
