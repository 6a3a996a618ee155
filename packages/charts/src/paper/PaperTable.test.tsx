import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./PaperTable.states.tsx";

it("B-17 has a caption, and scopes for its heads", () => {
  const { container } = draw(states, "some");
  expect(screen.getByRole("table", { name: "Buildings by class" })).toBeTruthy();
  expect(container.querySelectorAll("thead th[scope=col]")).toHaveLength(3);
  expect(container.querySelectorAll("tbody th[scope=row]")).toHaveLength(2);
});

it("breaks no figure where there are few columns", () => {
  const { unmount } = draw(states, "some");
  expect(screen.getByRole("table").className).toContain("paper-table-figures");
  unmount();
  draw(states, "many columns");
  expect(screen.getByRole("table").className).not.toContain("paper-table-figures");
});

it("keeps rows that are alike", () => {
  draw(states, "alike");
  expect(screen.getAllByRole("row")).toHaveLength(5);
});
