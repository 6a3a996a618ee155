import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RemoveButton.states.tsx";

it("removes what it names", async () => {
  const onRemove = vi.fn();
  const { user } = draw(states, "labelled", { onRemove });
  await user.click(screen.getByRole("button", { name: "Take out Tsunami" }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it("says on focus why the last of those there must be stays", async () => {
  const { user } = draw(states, "the last of those there must be");
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove scenario 2" }));
  expect(document.activeElement?.getAttribute("aria-disabled")).toBe("true");
  expect(await screen.findByText("There has to be one at least")).toBeTruthy();
});
