import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./EntryView.states.tsx";

it("is named, and removed by a button that says what", async () => {
  const onRemove = vi.fn();
  const { user } = draw(states, "one", { onRemove });
  expect(screen.getByRole("group", { name: "Scenario 2" }).textContent).toContain("Fields");
  await user.click(screen.getByRole("button", { name: "Remove scenario 2" }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it("cannot be removed where there has to be one", () => {
  draw(states, "the last of those there must be");
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
});
