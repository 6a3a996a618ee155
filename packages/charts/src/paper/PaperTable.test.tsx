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

it("keeps rows that are alike", () => {
  draw(states, "alike");
  expect(screen.getAllByRole("row")).toHaveLength(5);
});
