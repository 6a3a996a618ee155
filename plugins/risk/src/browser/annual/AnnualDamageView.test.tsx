import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AnnualDamageView.states.tsx";

it.each([
  ["not asked", { busy: false, waits: false, failed: false, figure: false }],
  ["loading", { busy: true, waits: true, failed: false, figure: false }],
  ["failed", { busy: false, waits: false, failed: true, figure: false }],
  ["answered", { busy: false, waits: false, failed: false, figure: true }],
  ["failed to ask again", { busy: false, waits: false, failed: true, figure: true }],
] as const)("shows what there is: %s", (state, expected) => {
  const { container } = draw(states, state);
  expect(screen.getByRole("heading", { name: "Expected annual damage" })).toBeTruthy();
  expect({
    busy: container.querySelector(".risk-annual")?.getAttribute("aria-busy") === "true",
    waits: container.querySelector(".sb-loading") !== null,
    failed: screen.queryByText("Expected annual damage could not be worked out") !== null,
    figure: screen.queryByText("$609 a year") !== null,
  }).toEqual(expected);
});

it("keeps the answer it has while it asks again", () => {
  const { container } = draw(states, "asking again");
  expect(container.querySelector(".risk-annual")?.getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByText("$609 a year")).not.toBeNull();
  expect(container.querySelector(".sb-loading")).toBeNull();
});

it("says what it waits for where that takes long", () => {
  vi.useFakeTimers();
  draw(states, "loading");
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("status").textContent).toBe("Working out expected annual damage…");
});

it("asks again when told to", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "failed", { retry });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});

it("hands out its element, for who wants to know whether it is on the screen", () => {
  const box = { current: null };
  const { container } = draw(states, "not asked", { box });
  expect(box.current).toBe(container.querySelector(".risk-annual"));
});
