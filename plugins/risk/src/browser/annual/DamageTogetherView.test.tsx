import { draw } from "@stopbank/ui/testing/draw";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./DamageTogetherView.states.tsx";

const rows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>("row")
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));

it.each([
  ["loading", { busy: true, waits: true, failed: false, table: false }],
  ["failed", { busy: false, waits: false, failed: true, table: false }],
  ["answered", { busy: false, waits: false, failed: false, table: true }],
  ["failed to ask again", { busy: false, waits: false, failed: true, table: true }],
  ["not known", { busy: false, waits: false, failed: false, table: false }],
] as const)("shows what there is: %s", (state, expected) => {
  const { container } = draw(states, state);
  expect({
    busy: container.querySelector(".risk-together")?.getAttribute("aria-busy") === "true",
    waits: container.querySelector(".sb-loading") !== null,
    failed: screen.queryByText("What the hazards cost together could not be worked out") !== null,
    table: screen.queryByRole("table") !== null,
  }).toEqual(expected);
});

it("gives each hazard by name a line, and all together the last", () => {
  const { container } = draw(states, "answered");
  expect(container.querySelector(".sb-figure")?.textContent).toBe("$12,000");
  expect(rows()).toEqual([
    ["Hazard", "In one event", "Range", "A year"],
    ["Coastal flooding, 1 in 100 years", "$9,000", "–", "$609"],
    ["Tsunami", "$5,000", "–", "–"],
    ["Together", "$12,000", "–", "$609"],
  ]);
});

it("says that a sum is the least it can be, what it lies between, and why", () => {
  const { container } = draw(states, "a lower bound");
  expect(container.querySelector(".sb-figure")?.textContent).toBe("At least $12,000");
  expect(rows().at(-1)).toEqual(["Together", "at least $12,000", "$11,500 to $12,500", "$609"]);
  expect(screen.getByRole("listitem").textContent).toContain("12 of 100 are known for some");
});

it("says why nothing is known", () => {
  draw(states, "not known");
  expect(screen.getByText("No exposed building has a replacement cost.")).toBeTruthy();
});

it("keeps the answer it has while it asks again", () => {
  const { container } = draw(states, "asking again");
  expect(container.querySelector(".risk-together")?.getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByRole("table")).not.toBeNull();
  expect(container.querySelector(".sb-loading")).toBeNull();
});

it("says what it waits for where that takes long", () => {
  vi.useFakeTimers();
  draw(states, "loading");
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("status").textContent).toBe("Working out damage together…");
});

it("asks again when told to", async () => {
  const retry = vi.fn();
  const { user } = draw(states, "failed", { retry });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledOnce();
});
