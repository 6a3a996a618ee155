import { draw } from "@stopbank/ui/testing/draw";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./CardFiguresView.states.tsx";

it("dates the figures of a text by the data that they are of, once", () => {
  const { unmount } = draw(states, "known");
  expect(screen.getByRole("status").textContent).toBe("Figures of dataset version fedcba9876543210.");
  unmount();
  const { container } = draw(states, "with a table");
  expect(container.textContent?.match(/dataset version/g)).toHaveLength(1);
  expect(screen.getByRole("table")).toBeTruthy();
});

it("dates them also where the map has nothing that is counted", () => {
  draw(states, "with a table of nothing");
  expect(screen.getByText("Figures of dataset version fedcba9876543210.")).toBeTruthy();
  expect(screen.getByText("Nothing on the map here is counted.")).toBeTruthy();
});

it("says nothing where there is no figure to read", () => {
  const { container } = draw(states, "none");
  expect(container.textContent).toBe("");
});

it("says that they are on their way", () => {
  draw(states, "coming");
  expect(screen.getByRole("status").textContent).toBe("Working out the figures…");
});

it.each(["failed", "failed table"] as const)(
  "STO-11 fails in a quiet line, with Retry: %s",
  async (state) => {
    const onRetry = vi.fn();
    const { user } = draw(states, state, { onRetry });
    expect(screen.getByRole("status").textContent).toContain("The figures could not be worked out.");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledOnce();
  },
);

it("says aloud only what is amiss with the card that is read", () => {
  draw(states, "failed beside the one that is read");
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText("The figures could not be worked out.")).toBeTruthy();
});
