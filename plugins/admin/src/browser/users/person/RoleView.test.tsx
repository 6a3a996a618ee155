import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RoleView.states.tsx";

const change = () => screen.getByRole<HTMLButtonElement>("button", { name: "Change role" });

it("A-43: has the three roles, the one held chosen, and nothing to change before another is", () => {
  draw(states, "member");
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ["member", true],
    ["editor", false],
    ["admin", false],
  ]);
  expect(change().disabled).toBe(true);
});

it("is chosen and changed, by Enter too", async () => {
  const [onChoose, onChange] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "editor chosen", { onChoose, onChange });
  await user.click(screen.getByRole("radio", { name: "Administrator" }));
  expect(onChoose).toHaveBeenCalledWith("admin");
  change().focus();
  await user.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledOnce();
});

it("says of who is invited that it is for later", () => {
  draw(states, "invited");
  expect(screen.getByText("Role, once they accept the invite")).toBeTruthy();
});
