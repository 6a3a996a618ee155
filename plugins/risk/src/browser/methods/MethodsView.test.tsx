import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./MethodsView.states.tsx";

it("is the report under its title, section by section", async () => {
  draw(states, "report");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How the figures came about");
  expect(await screen.findByRole("heading", { name: "River flooding" }, { timeout: 30_000 })).toBeTruthy();
});

it("says that it is loading, and what failed with a way on", () => {
  const { container, unmount } = draw(states, "loading");
  expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
  unmount();
  draw(states, "failed");
  expect(screen.getByRole("alert").textContent).toContain("The server is out of reach.");
  expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
});
