import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./StartFailed.states.tsx";

it("says why it could not start, and tries again", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "out of reach", { retry });
  expect(screen.getByRole("alert").textContent).toContain("The server is out of reach.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});

it("has a reference for whoever is told of it", () => {
  draw(states, "server's fault");
  expect(screen.getByText("Reference req-7f3a")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Submit Feedback" })).toBeTruthy();
});
