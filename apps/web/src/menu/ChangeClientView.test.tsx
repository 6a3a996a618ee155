import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ChangeClientView.states.tsx";

const choice = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Organisation" });

it.each([
  ["two", "larkhaven", 2],
  ["many", "district-7", 40],
] as const)("stands at the client in use, among all there are: %s", (state, current, count) => {
  draw(states, state);
  expect([choice().value, screen.getAllByRole("option").length]).toEqual([current, count]);
});

it("tells which is chosen, and closes", async () => {
  const [onChoose, onClose] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "two", { onChoose, onClose });
  await user.selectOptions(choice(), "northport");
  expect(onChoose).toHaveBeenCalledWith("northport");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
