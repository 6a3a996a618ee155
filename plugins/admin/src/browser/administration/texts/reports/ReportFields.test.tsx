import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ReportFields.states.tsx";

it("PRO-09: has a field for each thing that a report says of itself, which changes that alone", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "written", { onChange });
  const fields = {
    Title: "title",
    Date: "date",
    "Where to read it": "url",
    "Prepared by": "prepared_by",
    "Commissioned by": "commissioned_by",
    Purpose: "purpose",
    Scope: "scope",
    Summary: "summary",
  };
  for (const [name, key] of Object.entries(fields)) {
    const field = screen.getByRole<HTMLInputElement>("textbox", { name });
    const before = field.value;
    expect(before).not.toBe("");
    await user.type(field, "!");
    expect(onChange).toHaveBeenLastCalledWith({ ...states.states.written.report, [key]: `${before}!` });
  }
  expect(screen.getAllByRole("textbox")).toHaveLength(Object.keys(fields).length);
});

it("PRO-09: says which scenarios it is about", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "written", { onChange });
  await user.click(screen.getByRole("button", { name: "Take out Flood, 500 years" }));
  expect(onChange.mock.lastCall?.[0].scenarios).toEqual(["flood_100"]);
});

it("says that it needs a title", () => {
  draw(states, "new");
  expect(screen.getByText("It needs a title.")).toBeTruthy();
});
