import { draw } from "@stopbank/ui/testing/draw";
import { expect, it } from "vitest";
import states from "./ResultsView.states.tsx";

it("PRI-08 has what the results are of above the table", () => {
  const { getByRole } = draw(states, "whole");
  const table = getByRole("table", { name: "Suburbs by priority" });
  expect(getByRole("heading", { name: "Results" }).compareDocumentPosition(table)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
