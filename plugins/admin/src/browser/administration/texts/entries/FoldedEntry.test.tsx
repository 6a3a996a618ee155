import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./FoldedEntry.states.tsx";

it("is named by what it is and called, and opens by that", async () => {
  const onRemove = vi.fn();
  const { user } = draw(states, "named", { onRemove });
  expect(screen.queryByText("Fields")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Hazard 2.1 Tsunami", expanded: false }));
  expect(screen.getByRole("group", { name: "Hazard 2.1 Tsunami" }).textContent).toContain("Fields");
  await user.click(screen.getByRole("button", { name: "Remove hazard 2.1" }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it("is open from the start while it has no name, and stays open once it has one", async () => {
  draw(states, "without a name");
  expect(screen.getByText("Fields")).toBeTruthy();
});

it("cannot be removed where there has to be one", () => {
  draw(states, "the last of those there must be");
  expect(screen.getByRole("button", { name: "Remove hazard 2.1" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
});
