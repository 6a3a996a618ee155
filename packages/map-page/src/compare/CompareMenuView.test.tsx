import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./CompareMenuView.states.tsx";

it("offers pairs by what parts them, and compares with the one pressed", async () => {
  const onCompare = vi.fn();
  const { user } = draw(states, "nothing compared", { onCompare });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Return period100 years and 200 years",
    "StopbanksStopbanks breach and Stopbanks hold",
  ]);
  await user.click(screen.getByRole("button", { name: /^Stopbanks/ }));
  expect(onCompare.mock.calls).toEqual([["hold"]]);
});

it("says which is on, and ends the comparison", async () => {
  const onStop = vi.fn();
  const { user } = draw(states, "compared", { onStop });
  expect(screen.getByRole("button", { pressed: true }).textContent).toContain("Stopbanks hold");
  await user.click(screen.getByRole("button", { name: "Stop comparing" }));
  expect(onStop).toHaveBeenCalledOnce();
});

it("names the hazards of several", () => {
  draw(states, "of several hazards");
  expect(screen.getByText("River flooding: Stopbanks")).toBeTruthy();
});

it("offers the data as it was published before", async () => {
  const onSince = vi.fn();
  const { user } = draw(states, "data before", { onSince });
  await user.click(screen.getByRole("button", { name: /^The data before/ }));
  expect(onSince.mock.calls).toEqual([["f399a03b15f4effe"]]);
  expect(screen.getByText(/Any other scenario/)).toBeTruthy();
});

it("says nothing of scenarios where there are none to compare", () => {
  draw(states, "data before alone");
  expect(screen.queryByText(/Any other scenario/)).toBeNull();
  expect(screen.getByRole("button", { pressed: true }).textContent).toContain("The data before");
});
