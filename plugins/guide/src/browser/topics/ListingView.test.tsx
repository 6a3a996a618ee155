import { draw } from "@stopbank/ui/testing/draw";
import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./ListingView.states.tsx";

const entries = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("GUI-10 stands under the main topic's title and description", () => {
  const { getByRole, getByText } = draw(states, "rows");
  expect(getByRole("heading", { level: 1 }).textContent).toBe("Fundamentals");
  expect(getByText("What hazards, exposure, vulnerability and risk are.")).toBeTruthy();
  expect(getByRole("heading", { level: 2 }).textContent).toBe("Chance and time");
});

it("GUI-10 has rows of links, or cards", () => {
  const { getAllByRole, unmount } = draw(states, "rows");
  expect(entries(getAllByRole("list")[1]!)).toEqual([
    "/guide/fundamentals/chance-and-time/return-period",
    "/guide/fundamentals/chance-and-time/aep",
  ]);
  unmount();
  const { container } = draw(states, "cards");
  expect(container.querySelectorAll(".guide-card")).toHaveLength(1);
});

it("says so where a sub topic has nothing", () => {
  expect(draw(states, "empty").getByText("Nothing stands here yet.")).toBeTruthy();
});
