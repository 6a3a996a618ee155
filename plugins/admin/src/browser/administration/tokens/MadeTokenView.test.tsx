import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./MadeTokenView.states.tsx";

it("shows the token and a call to try, and copies either", async () => {
  const onCopy = vi.fn();
  const { user } = draw(states, "shown", { onCopy });
  const { token, example } = states.states.shown;
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Token" }).value).toBe(token);
  await user.click(screen.getByRole("button", { name: "Copy token" }));
  await user.click(screen.getByRole("button", { name: "Copy example" }));
  expect(onCopy.mock.calls).toEqual([
    [token, "The token"],
    [example, "The example"],
  ]);
  expect(example).not.toContain(token);
});

it("goes once it was kept", async () => {
  const onDone = vi.fn();
  const { user } = draw(states, "shown", { onDone });
  await user.click(screen.getByRole("button", { name: "I have kept it" }));
  expect(onDone).toHaveBeenCalledOnce();
});
