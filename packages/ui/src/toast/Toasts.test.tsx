import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Toasts.states.tsx";
import { createToaster } from "./toaster.ts";

it("has both regions before there is anything, so that screen readers watch them", () => {
  draw(states, "none");
  expect([screen.getByRole("alert").childElementCount, screen.getByRole("status").childElementCount]).toEqual(
    [0, 0],
  );
});

it("D-08: interrupts for errors alone", () => {
  draw(states, "one of each");
  expect(screen.getByRole("status").querySelectorAll("article")).toHaveLength(3);
  expect(screen.getByRole("alert").childElementCount).toBe(0);
  draw(states, "error");
  expect(screen.getAllByRole("alert").at(-1)?.textContent).toContain("out of reach");
});

it("does what its button says and goes", async () => {
  const run = vi.fn();
  const toaster = createToaster();
  const { user } = draw(states, "none", { toaster });
  act(
    () => void toaster.show({ intent: "info", message: "The area is gone.", action: { label: "Undo", run } }),
  );
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText("The area is gone.")).toBeNull();
});

it("D-08, AMB-27: goes by itself, an error only when it is dismissed", () => {
  vi.useFakeTimers();
  const toaster = createToaster();
  draw(states, "none", { toaster });
  act(() => void [toaster.info("Saved."), toaster.error("Failed.")]);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByText("Saved.")).toBeNull();
  expect(screen.getByText("Failed.")).toBeTruthy();
});
