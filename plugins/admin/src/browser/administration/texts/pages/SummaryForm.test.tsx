import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SummaryForm.states.tsx";

const titles = (onChange: ReturnType<typeof vi.fn>) =>
  onChange.mock.lastCall?.[0].map(({ section }: { section: string }) => section);

it("SUM-01: adds tabs, puts them in order and takes them out", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  await user.click(screen.getByRole("button", { name: "Add a tab" }));
  expect(titles(onChange)).toEqual(["What floods do", "What is being done", ""]);
  await user.click(screen.getByRole("button", { name: "Move tab 2 up" }));
  expect(titles(onChange)).toEqual(["What is being done", "What floods do"]);
  await user.click(screen.getByRole("button", { name: /^Tab 1/ }));
  await user.click(screen.getByRole("button", { name: "Remove tab 1" }));
  expect(titles(onChange)).toEqual(["What is being done"]);
});

it("SUM-01: writes a tab's title and its text", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "begun", { onChange });
  await user.type(screen.getByRole("textbox", { name: "Title" }), "W");
  expect(onChange).toHaveBeenLastCalledWith([{ section: "W", content: "" }]);
  await user.type(screen.getByRole("textbox", { name: /^Text/ }), "x");
  expect(onChange).toHaveBeenLastCalledWith([{ section: "", content: "x" }]);
});
