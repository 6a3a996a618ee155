import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { noProperty } from "../../../../domain/texts/property.ts";
import states from "./PropertyForm.states.tsx";

it("PRO-08: has a part for each of what the Property Explorer shows", () => {
  draw(states, "empty");
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Properties",
    "Hazards",
    "Reports",
    "Land information memorandum",
  ]);
  expect(screen.getByText("The data does not have this any more.")).toBeTruthy();
});

it("PRO-08: chooses the layer of properties, and writes the disclaimer", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "empty", { onChange });
  await user.selectOptions(screen.getByRole("combobox"), "Buildings");
  expect(onChange).toHaveBeenLastCalledWith({ ...noProperty, asset_type: "buildings" });
  await user.type(screen.getByRole("textbox", { name: "Disclaimer" }), "A");
  expect(onChange).toHaveBeenLastCalledWith({ ...noProperty, disclaimer: "A" });
});
