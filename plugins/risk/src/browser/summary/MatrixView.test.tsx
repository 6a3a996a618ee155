import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MatrixView.states.tsx";

it("is a table of elements by hazards with its figures", () => {
  draw(states, "many");
  const table = within(screen.getByRole("table", { name: "Elements by hazards" }));
  const texts = (role: string) => table.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts("columnheader")).toEqual([
    "Elements",
    "River flood1 in 100 years",
    "Landslide",
    "All together",
  ]);
  expect(texts("rowheader")).toEqual(["Buildings", "Roads"]);
  expect(texts("cell").map((text) => text.replace(/^.*: /, ""))).toEqual([
    "1,23412.4%$1.2\u00a0M12 not assessed",
    "None exposed",
    "1,23412.4%$1.2\u00a0M12 not assessed",
    "Not assessed",
    "None exposed",
    "None exposed",
  ]);
});

it("leads from each cell to its section", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "many", { onOpen });
  await user.click(screen.getByRole("button", { name: /^Buildings, Landslide: None exposed/ }));
  await user.click(screen.getByRole("button", { name: /^Roads, All together/ }));
  expect(onOpen.mock.calls).toEqual([
    [{ type: "buildings", hazard: "landslide" }],
    [{ type: "roads", hazard: "" }],
  ]);
});

it.each([
  ["partly answered", 1],
  ["long text", 3],
] as const)("has a button where something is known: %s", (state, count) => {
  draw(states, state);
  expect(screen.getAllByRole("button")).toHaveLength(count);
});
