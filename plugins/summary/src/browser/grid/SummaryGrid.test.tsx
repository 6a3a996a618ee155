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
