import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./Segments.states.tsx";

it("is one of a few", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "open", { onChoose });
  expect(screen.getByRole("group", { name: "Show exposure:" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Per Region" }).checked).toBe(true);
  await user.click(screen.getByRole("radio", { name: "For All Regions" }));
  expect(onChoose).toHaveBeenCalledWith("all");
});

it("changes nothing while it is blocked, and says why to whoever comes to it", async () => {
  const onChoose = vi.fn();
  const { user } = draw(states, "blocked", { onChoose });
  await user.tab();
  expect((await screen.findByRole("tooltip")).textContent).toBe("Tick Percent to choose.");
  await user.click(screen.getByRole("radio", { name: "For All Regions" }));
  expect(onChoose).not.toHaveBeenCalled();
});
