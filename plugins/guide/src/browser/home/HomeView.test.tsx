import { draw } from "@stopbank/ui/testing/draw";
import { within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./HomeView.states.tsx";

it("GUI-05 AMB-49 has a banner with whose it is and the description of the overview as its headline", () => {
  const { getByRole, getByText } = draw(states, "many");
  expect(getByRole("heading", { level: 1 }).textContent).toBe(
    "Understand what natural hazards could do, and to whom",
  );
  expect(getByText("Larkhaven District Council")).toBeTruthy();
});

it("GUI-05 has the six ways of 'I want to...' in order, while topics load or fail as well", () => {
  for (const state of ["many", "loading", "failed"] as const) {
    const { getByRole, unmount } = draw(states, state);
    const want = getByRole("region", { name: "I want to..." });
    expect(
      within(want)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual([
      "/guide/tutorials/download-export-and-share-results",
      "/guide/insights/case-studies",
      "/guide/demos/assessing-risk-to-assets",
      "/guide/fundamentals/overview",
      "/guide/insights/case-studies",
      "/guide/glossary",
    ]);
    unmount();
  }
});

it("GUI-11 names each topic with the sub topics that are listed", () => {
  const { getByRole } = draw(states, "many");
  const topics = within(getByRole("region", { name: "Browse by topic" }));
  expect(topics.getByRole("link", { name: "Chance and time" })).toBeTruthy();
  expect(topics.queryByRole("link", { name: "Drafts" })).toBeNull();
});

it("GUI-03 has the way back to the app where there is no header, and there alone", () => {
  const { queryByRole, unmount } = draw(states, "many");
  expect(queryByRole("link", { name: "Back to the app" })).toBeNull();
  unmount();
  const alone = draw(states, "without a header");
  expect(alone.getByRole("link", { name: "Back to the app" }).getAttribute("href")).toBe("/home");
});

it("opens the search", async () => {
  const onSearch = vi.fn();
  const { user, getByRole } = draw(states, "many", { onSearch });
  await user.click(getByRole("button", { name: "Search articles, terms, tutorials and demos" }));
  expect(onSearch).toHaveBeenCalledTimes(1);
});
