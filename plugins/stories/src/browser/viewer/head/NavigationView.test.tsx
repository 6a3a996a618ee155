import { draw } from "@stopbank/ui/testing/draw";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./NavigationView.states.tsx";

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

it("STO-06 goes up and down by one, and not past either end", async () => {
  const onChoose = vi.fn();
  const { user, unmount } = draw(states, "usual", { onChoose });
  await user.click(button("Next step"));
  await user.click(button("Previous step"));
  expect(onChoose.mock.calls).toEqual([[2], [0]]);
  unmount();
  const { unmount: leave } = draw(states, "first");
  expect([button("Previous step").disabled, button("Next step").disabled]).toEqual([true, false]);
  leave();
  draw(states, "last");
  expect([button("Previous step").disabled, button("Next step").disabled]).toEqual([false, true]);
});

it("STO-06 opens the list of chapters and steps, which a choice closes", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "usual", { onChoose });
  await user.click(button("Story Navigation"));
  await user.click(await screen.findByRole("button", { name: "Who lives there" }));
  expect(onChoose).toHaveBeenCalledWith(3);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Who lives there" })).toBeNull());
});
