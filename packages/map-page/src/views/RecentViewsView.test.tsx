import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./RecentViewsView.states.tsx";

it("leads back to each map as it was", () => {
  draw(states, "few");
  const [first, second] = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(first?.getAttribute("href")).toBe("/risk?v=2&client=larkhaven");
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringContaining("Rivers: View 1You, "),
    expect.stringContaining("View 2Shared. You, "),
  ]);
});

it("shows a few, and all when it is asked", async () => {
  const { user } = draw(states, "many");
  expect(screen.getAllByRole("link")).toHaveLength(6);
  await user.click(screen.getByRole("button", { name: "Show all 9" }));
  expect(screen.getAllByRole("link")).toHaveLength(9);
});

it("says how one comes by a saved view where there is none", () => {
  draw(states, "none");
  expect(screen.getByText(/^Give a map a name/)).toBeTruthy();
});
