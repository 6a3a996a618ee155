import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ComparisonView.states.tsx";

it("compares two that are chosen", async () => {
  const [onBefore, onAfter] = [vi.fn(), vi.fn()];
  const { user } = draw(states, "compared", { onBefore, onAfter });
  expect(screen.getByRole("table", { name: "Elements" })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("From"), "0123456789abcdef");
  expect(onBefore).toHaveBeenCalledWith("0123456789abcdef");
  await user.selectOptions(screen.getByLabelText("To"), "fedcba9876543210");
  expect(onAfter).toHaveBeenCalledWith("fedcba9876543210");
});

it("says that one is no two", () => {
  draw(states, "one and the same");
  expect(screen.getByText("These are one version. Choose two.")).toBeTruthy();
});
