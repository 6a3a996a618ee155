import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
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

it("offers the rest where there are more, once, and no rest where there are none", async () => {
  const onMore = vi.fn();
  const { user, unmount } = draw(states, "many", { onMore });
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  const busy = draw(states, "loading more");
  expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(true);
  busy.unmount();
  draw(states, "few");
  expect(screen.queryByRole("button")).toBeNull();
});

it("says how one comes by a saved view where there is none", () => {
  draw(states, "none");
  expect(screen.getByText(/^Give a map a name/)).toBeTruthy();
});
