import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ShowVersionView.states.tsx";

const goOn = () => screen.getByRole<HTMLButtonElement>("button", { name: "Show this version" });

it("says what changes for whom, and goes on", async () => {
  const onConfirm = vi.fn();
  const { user } = draw(states, "asked", { onConfirm });
  const dialog = screen.getByRole("alertdialog", { name: "Show this version to everybody?" });
  expect(dialog.textContent).toContain("Larkhaven District Council sees fedcba9876543210 instead of");
  expect(screen.getByRole("table", { name: "Elements" })).toBeTruthy();
  await user.click(goOn());
  expect(onConfirm).toHaveBeenCalledOnce();
});

it.each(["comparing", "not comparable"] as const)("does not go on while it is %s", (state) => {
  draw(states, state);
  expect(goOn().disabled).toBe(true);
});
