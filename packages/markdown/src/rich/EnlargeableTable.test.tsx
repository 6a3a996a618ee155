import { draw } from "@stopbank/ui/testing/draw";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import states from "./EnlargeableTable.states.tsx";

it("G-17, GUI-12: opens in a window of its own and closes by Escape, and focus is back where it was", async () => {
  const { user } = draw(states, "many");
  const enlarge = screen.getByRole("button", { name: "Enlarge" });
  enlarge.focus();
  await user.keyboard("{Enter}");
  const large = screen.getByRole("dialog", { name: "Table" });
  expect(within(large).getAllByRole("row", { hidden: true })).toHaveLength(3);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(enlarge);
});

it.each(["empty", "long text"] as const)("stands where it is: %s", (state) => {
  draw(states, state);
  expect(screen.getByRole("table")).toBeTruthy();
});
