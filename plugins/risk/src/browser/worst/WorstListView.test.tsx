import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./WorstListView.states.tsx";

const lines = () =>
  screen
    .queryAllByRole("listitem")
    .map((item) => [...(item.querySelector("button")?.children ?? [])].map(({ textContent }) => textContent));

it.each([
  [
    "by damage",
    ["1", "1 Birch AvenueID b-1", "Major", "$1.2\u00a0M"],
    "The worst 3 of 2,554 with damage. 3 more are exposed, by how much is not known.",
  ],
  [
    "by the year",
    ["1", "1 Birch AvenueID b-1", "Major", "$1.2\u00a0M a year"],
    "The worst 3 of 2,554 with damage. 1 more is exposed, by how much is not known.",
  ],
  ["by exposure", ["1", "b-1", "Major", "2.4\u00a0m"], "All 2 exposed are listed."],
] as const)("lists the worst first, and says of how many: %s", (state, first, said) => {
  draw(states, state);
  expect(lines()[0]).toEqual(first);
  expect(screen.getByRole("status").textContent).toBe(said);
});

it("says of what nothing does that it is not exposed, and of what is not given nothing", () => {
  const { unmount } = draw(states, "by damage");
  expect(lines()[2]).toEqual(["3", "3 Birch AvenueID b-3", "Not exposed", "$12,000"]);
  unmount();
  draw(states, "by exposure");
  expect(lines()[1]?.[3]).toBe("–");
});

it("leads to each, by keys alone, and marks the one that is selected", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "one selected", { onChoose });
  expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(1);
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toContain("2 Birch Avenue");
  await user.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ asset_id: "b-2" }));
});

it("shows more while there are more to be had", async () => {
  const onMore = vi.fn();
  const { user, unmount } = draw(states, "by damage", { onMore });
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  for (const state of ["by exposure", "all there may be"] as const) {
    const { unmount: away } = draw(states, state);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
    away();
  }
});

it("says that there is none", () => {
  draw(states, "none");
  expect(lines()).toEqual([]);
  expect(
    screen.getByText(/^None of buildings looked at has damage that is known\. 3 more are exposed/),
  ).toBeTruthy();
});
