import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import search from "../search/PropertySearchView.states.tsx";
import { PropertySearchView } from "../search/PropertySearchView.tsx";
import states from "./LandingView.states.tsx";

it("PRO-02 welcomes in the specified words, its search box with the focus", async () => {
  const onSkip = vi.fn();
  const { user } = draw(states, "usual", { onSkip });
  expect(screen.getByRole("heading", { name: "Welcome to Property Explorer" })).toBeTruthy();
  expect(screen.getByText("View and export natural hazard information for a property.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Choose a property on the map" }));
  expect(onSkip).toHaveBeenCalledTimes(2);
});

it("PRO-02 PRO-03 closes the suggestions on Escape before it goes itself", async () => {
  const onSkip = vi.fn();
  const { user } = draw(states, "usual", {
    onSkip,
    search: <PropertySearchView {...search.states.found} />,
  });
  await user.click(screen.getByRole("combobox"));
  await user.keyboard("{Escape}");
  expect([screen.queryAllByRole("option"), onSkip.mock.calls]).toEqual([[], []]);
  await user.keyboard("{Escape}");
  expect(onSkip).toHaveBeenCalledTimes(1);
});

it("PRO-02 says why nothing can be searched in the place of the box", () => {
  draw(states, "not set up");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("not set up");
});
