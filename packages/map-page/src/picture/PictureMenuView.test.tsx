import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PictureMenuView.states.tsx";

const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

it.each([
  ["signed in", ["Copy as image", "Save as PNG", "Print to PDF"]],
  ["visitor", ["Copy as image", "Save as PNG", "Print to PDF"]],
  ["a page without a document", ["Copy as image", "Save as PNG"]],
  ["blocked", ["Copy as image", "Save as PNG", "Print to PDF"]],
] as const)("MAP-18 offers what there is, under its own heading: %s", (state, offered) => {
  draw(states, state);
  expect(screen.getByRole("region", { name: "The map as a picture" })).toBeTruthy();
  expect(names()).toEqual(offered);
});

it("does what each says", async () => {
  const heard = { onCopy: vi.fn(), onSave: vi.fn(), onPrint: vi.fn() };
  const { user } = draw(states, "signed in", heard);
  for (const button of screen.getAllByRole("button")) await user.click(button);
  for (const one of Object.values(heard)) expect(one).toHaveBeenCalledOnce();
});

it.each([
  ["signed in", null],
  ["visitor", "Login required"],
] as const)("MAP-18 EXP-15 says that printing is for those who have signed in: %s", (state, title) => {
  draw(states, state);
  expect(screen.getByRole("button", { name: "Print to PDF" }).getAttribute("title")).toBe(title);
});

it("makes no picture of two maps, and says why; paper has one", async () => {
  const heard = { onCopy: vi.fn(), onSave: vi.fn(), onPrint: vi.fn() };
  const { user } = draw(states, "blocked", heard);
  for (const button of screen.getAllByRole("button")) await user.click(button);
  expect(heard.onCopy).not.toHaveBeenCalled();
  expect(heard.onSave).not.toHaveBeenCalled();
  expect(heard.onPrint).toHaveBeenCalledOnce();
});
