import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ExpiredLineView.states.tsx";

it("is a region from the start, empty while there is nothing to say", () => {
  draw(states, "silent");
  expect(screen.getByRole("status").childElementCount).toBe(0);
});

it("says what is kept, and leads to the log-in", async () => {
  const onLogIn = vi.fn();
  const { user } = draw(states, "said", { onLogIn });
  expect(screen.getByRole("status").textContent).toContain("What you have set up is kept.");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  expect(onLogIn).toHaveBeenCalledOnce();
});
