import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./AbilitiesView.states.tsx";

it("A-43: says what each role may do, and which is chosen", () => {
  draw(states, "editor");
  expect(screen.getByRole("columnheader", { name: "Editor" }).getAttribute("aria-current")).toBe("true");
  const cells = (what: string) =>
    within(screen.getByRole("row", { name: new RegExp(what) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cells("Write stories")).toEqual(["No", "Yes", "Yes"]);
  expect(cells("change roles")).toEqual(["No", "No", "Yes"]);
});
