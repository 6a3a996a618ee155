import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Loaded.states.tsx";

it("shows what is loaded", () => {
  const { container } = draw(states, "ready");
  expect(container.innerHTML).toBe("<p>Buildings</p>");
});

it("waits", () => {
  const { container } = draw(states, "loading");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
});

it("fails with a way to try again", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "failed", { of: { state: "failed", error: new Error("No answer."), retry } });
  expect(screen.getByRole("alert").textContent).toContain("Layers could not be loaded");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
