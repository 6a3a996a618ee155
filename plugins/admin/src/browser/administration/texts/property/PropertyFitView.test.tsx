import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PropertyFitView.states.tsx";

it("PRO-08: says what does not fit the data, one by one, or that all does", () => {
  const { unmount } = draw(states, "partly");
  expect(screen.getByRole("status").textContent).toContain("Some of it does not fit the data");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  unmount();
  draw(states, "fits");
  expect(screen.getByRole("status").textContent).toContain("Everything fits the data");
  expect(screen.queryByRole("list")).toBeNull();
});

it("says why what is unfinished is not checked", () => {
  draw(states, "unfinished");
  expect(screen.getByRole("status").textContent).toContain("Group 1 has no name.");
});
