import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./RiskSummaryView.states.tsx";

const [neverCame, ofMoment] = ["The summary could not be worked out", "The summary is of a moment ago"];

it.each([
  ["loading", { busy: true, waits: true, failed: undefined, layers: [] }],
  ["failed", { busy: false, waits: false, failed: neverCame, layers: [] }],
  ["one", { busy: false, waits: false, failed: undefined, layers: ["Buildings"] }],
  ["many", { busy: false, waits: false, failed: undefined, layers: ["Buildings", "Roads", "Substations"] }],
  ["filtered", { busy: false, waits: false, failed: undefined, layers: ["Buildings"] }],
  ["asking again", { busy: true, waits: false, failed: undefined, layers: ["Buildings"] }],
  ["failed to ask again", { busy: false, waits: false, failed: ofMoment, layers: ["Buildings"] }],
] as const)("shows what there is: %s", (state, expected) => {
  const { container } = draw(states, state);
  expect({
    busy: container.querySelector(".risk-summary")?.getAttribute("aria-busy") === "true",
    waits: container.querySelector(".sb-loading") !== null,
    failed: screen.queryByRole("alert")?.querySelector("strong")?.textContent,
    layers: screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
  }).toEqual(expected);
});

it("says first what narrows the figures", () => {
  const { container } = draw(states, "filtered");
  expect(container.querySelector(".risk-summary")?.firstElementChild?.textContent).toBe(
    "Filtering by custom shape",
  );
});

it("shows the shape of what comes, and says what it waits for where that takes long", () => {
  vi.useFakeTimers();
  const { container } = draw(states, "loading");
  act(() => vi.advanceTimersByTime(2_000));
  expect(container.querySelectorAll(".risk-summary-skeleton > .sb-skeleton")).toHaveLength(5);
  expect(screen.getByRole("status").textContent).toBe("Working out the summary…");
});

it("asks again when told to", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "failed", { retry });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
