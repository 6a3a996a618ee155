import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./LibraryView.states.tsx";

it("G-04: shows what there is as cards with what can be done, and how much room is left", async () => {
  const onMore = vi.fn();
  const { user } = draw(states, "many", { onMore });
  expect(screen.getAllByRole("article")).toHaveLength(4);
  expect(screen.getAllByRole("button", { name: "Choose" })).toHaveLength(4);
  expect(screen.getByText("2.0 MB of 500.0 MB, 4 of 5,000 files")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(onMore).toHaveBeenCalledOnce();
});

it("is filtered by words and by kind", async () => {
  const onFilter = vi.fn();
  const { user } = draw(states, "one", { onFilter });
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "w");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "film");
  expect(onFilter.mock.calls.map(([filter]) => filter)).toEqual([
    { kind: "", search: "w" },
    { kind: "film", search: "" },
  ]);
});

it.each([
  ["empty", /Add the first above/],
  ["nothing fits", /other words or all kinds/],
  ["loading", /aria-busy="true"/],
  ["failed", /The media could not be loaded/],
] as const)("says what there is none of: %s", (state, words) => {
  const { container } = draw(states, state);
  expect(container.innerHTML).toMatch(words);
});
