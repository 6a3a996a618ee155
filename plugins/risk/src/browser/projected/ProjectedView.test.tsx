import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./ProjectedView.states.tsx";

it.each([
  ["not asked", { busy: false, waits: false, shape: true, failed: false, chart: false }],
  ["loading", { busy: true, waits: true, shape: false, failed: false, chart: false }],
  ["failed", { busy: false, waits: false, shape: false, failed: true, chart: false }],
  ["answered", { busy: false, waits: false, shape: false, failed: false, chart: true }],
  ["asking again", { busy: true, waits: false, shape: false, failed: false, chart: true }],
  ["failed to ask again", { busy: false, waits: false, shape: false, failed: true, chart: true }],
  ["nothing to draw", { busy: false, waits: false, shape: false, failed: false, chart: false }],
] as const)("shows what there is: %s", (state, expected) => {
  const { container } = draw(states, state);
  expect({
    busy: container.querySelector(".risk-projected")?.getAttribute("aria-busy") === "true",
    waits: container.querySelector(".sb-loading") !== null,
    shape: container.querySelector(".sb-skeleton") !== null,
    failed: screen.queryByText("Tsunami could not be projected") !== null,
    chart: container.querySelector(".sb-projection") !== null,
  }).toEqual(expected);
});

it("says what it waits for where that takes long", () => {
  vi.useFakeTimers();
  draw(states, "loading");
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("status").textContent).toBe("Projecting Tsunami…");
});

it("says why there is nothing to draw", () => {
  draw(states, "nothing to draw");
  expect(screen.getByText("No projected risk data available for this scenario")).toBeTruthy();
});

it("asks again when told to", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "failed", { retry });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
