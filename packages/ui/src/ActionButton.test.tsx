import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ActionButton.states.tsx";
import { draw } from "./testing/draw.tsx";

it("runs what it says", async () => {
  const onClick = vi.fn();
  const { user } = draw(states, "plain", { onClick });
  await user.click(screen.getByRole("button", { name: "Save the scene" }));
  expect(onClick).toHaveBeenCalledOnce();
});

it("stays in reach of the keyboard while it is blocked, says why and runs nothing", async () => {
  const onClick = vi.fn();
  const { user } = draw(states, "blocked", { onClick });
  await user.tab();
  const button = screen.getByRole("button", { name: "Share" });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect((await screen.findByRole("tooltip")).textContent).toBe("Draw an area first");
});

it("cannot be pressed twice while it works", async () => {
  const onClick = vi.fn();
  const { user } = draw(states, "working", { onClick });
  await user.click(screen.getByRole("button"));
  expect(onClick).not.toHaveBeenCalled();
});
