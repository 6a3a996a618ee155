import { draw } from "@stopbank/ui/testing/draw";
import { expect, it, vi } from "vitest";
import states from "./ResultsHeadView.states.tsx";

it("PRI-08 says of which scenario the results are", () => {
  const { getByRole, getByText, queryByRole } = draw(states, "all areas");
  expect(getByRole("heading", { name: "Results" })).toBeTruthy();
  expect(getByText("For 2100, high emissions scenario.")).toBeTruthy();
  expect(queryByRole("button", { name: "View all areas" })).toBeNull();
});

it("PRI-08 says of which area, and goes back to all", async () => {
  const onViewAll = vi.fn();
  const { user, getByRole, getByText } = draw(states, "one area", { onViewAll });
  expect(getByText("For 2100, high emissions scenario for Ōtara Flats.")).toBeTruthy();
  await user.click(getByRole("button", { name: "View all areas" }));
  expect(onViewAll).toHaveBeenCalledOnce();
});

it("says what of the settings is left out, and why", () => {
  const { getByText } = draw(states, "settings that do not fit");
  expect(getByText("The data has no element layer schools, which value set Community names.")).toBeTruthy();
});

it("says in sight that another scenario is shown than the link names", () => {
  const { getByText } = draw(states, "a link to what is gone");
  const words = getByText(
    "The scenario in this link no longer exists: 2100, high emissions is shown instead.",
  );
  expect(words.closest("details")).toBeNull();
});
