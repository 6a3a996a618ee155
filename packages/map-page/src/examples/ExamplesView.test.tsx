import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ExamplesView.states.tsx";

it("offers each example by what it shows, and opens the one that is pressed", async () => {
  const onOpen = vi.fn();
  const { user } = draw(states, "several", { onOpen });
  const flood = screen.getByRole("button", { name: /^A 1 in 100 year flood with the stopbank breached/ });
  expect(flood.textContent).toContain("Which homes and roads");
  await user.click(screen.getByRole("button", { name: "The sea a metre higher" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: "The sea a metre higher" }),
  );
});

it("says nothing of examples where a dataset has none", () => {
  draw(states, "none");
  expect(screen.queryByRole("heading")).toBeNull();
});
