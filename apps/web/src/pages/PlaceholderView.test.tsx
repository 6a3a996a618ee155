import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./PlaceholderView.states.tsx";

const button = () => screen.getByRole("button", { name: "Get in touch" });

it.each([
  ["with points", 2, true],
  ["plain", 0, false],
] as const)("says what it will be: %s", (state, points, isComing) => {
  draw(states, state);
  expect(screen.getByRole("heading", { name: "Adaptation" })).toBeTruthy();
  expect(screen.queryAllByRole("listitem")).toHaveLength(points);
  expect(screen.queryByText("Coming Soon") !== null).toBe(isComing);
});

it("leads to whom to ask for it", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user } = draw(states, "with points");
  await user.click(button());
  expect(open).toHaveBeenCalledWith("https://larkhaven.example/contact", "_blank", "noreferrer");
});

it("says why nobody can be asked", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user } = draw(states, "no contact");
  await user.click(button());
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(open).not.toHaveBeenCalled();
});
