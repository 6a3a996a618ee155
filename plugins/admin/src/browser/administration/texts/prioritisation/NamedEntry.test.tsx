import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NamedEntry.states.tsx";

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

it("has its name and what it is, and tells which of them is edited", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "one", { onChange });
  expect([field("Name").value, field("What it is").value]).toEqual([
    "Sea level and storms",
    "A 1 in 100 year storm tide, a metre higher.",
  ]);
  await user.type(field("Name"), "!");
  await user.type(field("What it is"), "!");
  expect(onChange.mock.calls).toEqual([
    [{ display_name: "Sea level and storms!" }],
    [{ description: "A 1 in 100 year storm tide, a metre higher.!" }],
  ]);
});

it("is empty while it is new, with what it is made of below, and can be removed", async () => {
  const onRemove = vi.fn();
  const { user } = draw(states, "new", { onRemove });
  expect([field("Name").value, field("What it is").value]).toEqual(["", ""]);
  expect(screen.getByText("Fields")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove scenario 2" }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
