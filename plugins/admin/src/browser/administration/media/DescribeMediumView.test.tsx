import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DescribeMediumView.states.tsx";

it("saves words as one line", async () => {
  const onSave = vi.fn();
  const { user } = draw(states, "plain", { onSave });
  await user.type(screen.getByRole("textbox"), "{Enter}At low  water. ");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenCalledWith("The bridge. At low water.");
});

it("G-04: saves none", () => {
  draw(states, "empty");
  expect(screen.getByRole("button", { name: "Save" }).hasAttribute("disabled")).toBe(true);
});

it("is nothing while nobody asks, and cannot be sent twice", () => {
  draw(states, "closed");
  expect(screen.queryByRole("dialog")).toBeNull();
  draw(states, "working");
  expect(screen.getByRole("button", { name: "Cancel" }).hasAttribute("disabled")).toBe(true);
});
