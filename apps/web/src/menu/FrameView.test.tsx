import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./FrameView.states.tsx";

it.each([
  ["page", true, false],
  ["map", true, false],
  ["bare", false, false],
  ["with a notice", true, true],
] as const)("has the screen with what belongs beside and above it: %s", (state, hasMenu, hasNotice) => {
  const { container } = draw(states, state);
  expect(container.firstElementChild?.className).toBe(
    `shell-frame shell-frame-${states.states[state].layout}`,
  );
  expect(screen.getByRole("main").textContent).toBe("What the screen shows.");
  expect(screen.queryByRole("navigation") !== null).toBe(hasMenu);
  expect(screen.queryByRole("status") !== null).toBe(hasNotice);
});

it("leads past the menu, and hands out where to", () => {
  const main = { current: null };
  draw(states, "page", { main });
  expect(screen.getByRole("link", { name: "Skip to content" }).getAttribute("href")).toBe("#main");
  expect(main.current).toBe(screen.getByRole("main"));
});
