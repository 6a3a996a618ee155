import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SummaryGrid.states.tsx";

// How it scrolls, widens and copies a browser shows: nothing has a size here.
it("SUM-04 has the titles of its layers over the grid", () => {
  draw(states, "quantity");
  expect(screen.getByTitle("Buildings (each)")).toBeTruthy();
  expect(screen.getByTitle("Roads (km)")).toBeTruthy();
});

it("leads whoever hears the page to the plain table", async () => {
  const onPlain = vi.fn();
  const { user } = draw(states, "quantity", { onPlain });
  await user.click(screen.getByRole("button", { name: "Show the figures as a table for screen readers" }));
  expect(onPlain).toHaveBeenCalledOnce();
});

it("SUM-04 draws its regions 150 wide, no column under 88, and rows 32 high", () => {
  const { container } = draw(states, "quantity");
  const sizes = (of: string, side: "width" | "height") => [
    ...new Set(
      [...container.querySelectorAll<HTMLElement>(of)].map(({ style }) => Number.parseFloat(style[side])),
    ),
  ];
  expect(sizes(".bp6-table-column-header-cell.bp6-table-cell-col-0", "width")).toEqual([150]);
  expect(Math.min(...sizes(".bp6-table-column-header-cell", "width"))).toBe(88);
  expect(sizes(".bp6-table-cell", "height")).toEqual([32]);
});

it("SUM-08 has no figure of the selection before while another is being summed up", () => {
  const figuresIn = (grid: HTMLElement) =>
    [...grid.querySelectorAll(".summary-figure")].map(({ textContent }) => textContent);
  const { container: before, unmount } = draw(states, "quantity");
  const there = figuresIn(before);
  expect(there).toContain("10");
  unmount();
  const { container } = draw(states, "loading");
  expect(figuresIn(container)).toEqual(there.map(() => ""));
  expect(container.querySelectorAll(".summary-figure > .bp6-skeleton")).toHaveLength(there.length);
});
