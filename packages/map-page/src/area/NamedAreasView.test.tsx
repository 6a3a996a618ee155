import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NamedAreasView.states.tsx";

const button = (name: string) => screen.getByRole("button", { name });

it("opens, renames and deletes an area", () => {
  const [onOpen, onRename, onDelete] = [vi.fn(), vi.fn(), vi.fn()];
  draw(states, "several", { onOpen, onRename, onDelete });
  fireEvent.click(button("Ōtara flats"));
  fireEvent.click(button("Delete Ōtara flats"));
  fireEvent.click(button("Rename Ōtara flats"));
  const field = screen.getByLabelText("New name of Ōtara flats");
  fireEvent.change(field, { target: { value: " Flats " } });
  fireEvent.submit(field);
  const area = { area_id: "a".repeat(64), name: "Ōtara flats" };
  expect([onOpen, onDelete, onRename].map(({ mock }) => mock.calls)).toEqual([
    [[area]],
    [[area]],
    [[area, "Flats"]],
  ]);
});

it.each([
  ["several", 1],
  ["without an area on the map", 0],
] as const)("gives the area on the map a name: %s", (state, times) => {
  const onName = vi.fn();
  draw(states, state, { onName });
  const field = screen.getByLabelText("Name of the area on the map");
  fireEvent.change(field, { target: { value: "Mine" } });
  fireEvent.submit(field);
  expect(onName.mock.calls).toEqual(Array.from({ length: times }, () => ["Mine"]));
});

it("says so where no area has a name", () => {
  draw(states, "none");
  expect(screen.getByText("No areas have names yet.")).toBeTruthy();
});
