import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FilterFields.states.tsx";

it("takes values one a line, and drops empty lines", () => {
  const onChange = vi.fn();
  draw(states, "text", { onChange });
  const field = screen.getByRole("textbox", { name: "Use, one a line" });
  fireEvent.change(field, { target: { value: "Residential\n\n School \n" } });
  expect(onChange).toHaveBeenLastCalledWith({ values: ["Residential", "School"] });
});

it("takes bounds of numbers and days, and leaves out what is emptied", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "number", { onChange });
  await user.type(screen.getByRole("spinbutton", { name: "Floors, at most" }), "4");
  expect(onChange).toHaveBeenLastCalledWith({ min: 2, max: 4, null_values: true });
  await user.clear(screen.getByRole("spinbutton", { name: "Floors, at least" }));
  expect(onChange).toHaveBeenLastCalledWith({ null_values: true });
  await user.click(screen.getByRole("checkbox", { name: "Also those without a value for Floors" }));
  expect(onChange).toHaveBeenLastCalledWith({ min: 2 });
});

it("takes days", () => {
  const onChange = vi.fn();
  draw(states, "date", { onChange });
  fireEvent.change(screen.getByLabelText("Built, until"), { target: { value: "2020-12-31" } });
  expect(onChange).toHaveBeenLastCalledWith({ after: "2001-01-01", before: "2020-12-31" });
});

it("says that the data does not have the attribute any more, and lets it be removed", async () => {
  const onRemove = vi.fn();
  const { user } = draw(states, "not in the data any more", { onRemove });
  expect(screen.getByText("use: the data does not have this any more.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove the filter on use" }));
  expect(onRemove).toHaveBeenCalledOnce();
});
