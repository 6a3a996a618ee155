import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RoleMapFields.states.tsx";

it("adds a line, changes what it makes of people, and removes it", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  const [gis, leads] = [
    { value: "gis-team", role: "editor" },
    { value: "risk-leads", role: "admin" },
  ];
  await user.click(screen.getByRole("button", { name: "Add a value" }));
  expect(onChange).toHaveBeenLastCalledWith([gis, leads, { value: "", role: "editor" }]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Role of value 1" }), "member");
  expect(onChange).toHaveBeenLastCalledWith([{ ...gis, role: "member" }, leads]);
  await user.type(screen.getByRole("textbox", { name: "Value 2" }), "x");
  expect(onChange).toHaveBeenLastCalledWith([gis, { ...leads, value: "risk-leadsx" }]);
  await user.click(screen.getByRole("button", { name: "Remove value 1" }));
  expect(onChange).toHaveBeenLastCalledWith([leads]);
});

it("says which line lacks a value", () => {
  draw(states, "refused");
  const invalid = screen.getAllByRole("textbox").map((field) => field.getAttribute("aria-invalid"));
  expect(invalid).toEqual(["false", "false", "true"]);
  expect(screen.getByText("Write a value in each line, or remove the line.")).toBeTruthy();
});
