import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./BlocksForm.states.tsx";

it("issue 13.5: adds, orders, changes and removes blocks by keyboard", async () => {
  const onChange = vi.fn();
  const { user } = draw(states, "many", { onChange });
  const headers = () => onChange.mock.lastCall?.[0].map(({ header = "" }) => header);
  await user.click(screen.getByRole("button", { name: "Move block 2 up" }));
  expect(headers()).toEqual(["Two", "One"]);
  await user.click(screen.getByRole("button", { name: "Add a block" }));
  expect(headers()).toEqual(["One", "Two", ""]);
  await user.click(screen.getByRole("button", { name: /^Block 1/ }));
  await user.type(screen.getByRole("textbox", { name: "Heading" }), "!");
  expect(headers()).toEqual(["One!", "Two"]);
  await user.click(screen.getByRole("button", { name: "Remove block 1" }));
  expect(headers()).toEqual(["Two"]);
});

it("has a new block open", () => {
  draw(states, "one that is new");
  expect(screen.getByRole("combobox", { name: "Layout" })).toBeTruthy();
});
