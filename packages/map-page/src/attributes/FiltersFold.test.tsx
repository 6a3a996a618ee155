import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FiltersFold.states.tsx";

it.each([
  ["nothing applied", "Attribute filters"],
  ["some applied", "Attribute filters (2)"],
] as const)("says how many are applied, and asks for nothing until it is opened: %s", async (state, name) => {
  const { user } = draw(states, state);
  const toggle = screen.getByRole("button", { name, expanded: false });
  expect(screen.queryByText("Fields of the layer.")).toBeNull();
  await user.click(toggle);
  expect(screen.getByText("Fields of the layer.")).toBeTruthy();
  const opened = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
  expect([toggle.getAttribute("aria-expanded"), opened?.textContent]).toEqual([
    "true",
    "Fields of the layer.",
  ]);
});
