import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Sheet.states.tsx";

const handle = () => screen.getByRole("button", { name: /^Height of Layers and risk/ });

it.each([
  ["peek", "half"],
  ["half", "full"],
  ["full", "peek"],
] as const)("goes from %s to %s by a tap", async (from, to) => {
  const onStop = vi.fn();
  const { user } = draw(states, from, { onStop });
  await user.click(handle());
  expect(onStop.mock.calls).toEqual([[to]]);
});

it("goes up and down by arrow keys", async () => {
  const onStop = vi.fn();
  const { user } = draw(states, "half", { onStop });
  handle().focus();
  await user.keyboard("{ArrowUp}{ArrowDown}");
  expect(onStop.mock.calls).toEqual([["full"], ["peek"]]);
});

it("is higher at each stop, and what it hides is out of reach", () => {
  const heights = (["peek", "half", "full"] as const).map((stop) => {
    const { container, unmount } = draw(states, stop);
    const sheet = container.querySelector<HTMLElement>(".sb-sheet");
    const isInert = container.querySelector(".sb-sheet-body")?.hasAttribute("inert");
    const height = Number.parseFloat(sheet?.style.height ?? "");
    unmount();
    return { height, isInert };
  });
  expect(heights.map(({ isInert }) => isInert)).toEqual([true, false, false]);
  expect(heights.map(({ height }) => height)).toEqual(
    heights.map(({ height }) => height).toSorted((a, b) => a - b),
  );
  expect(new Set(heights.map(({ height }) => height)).size).toBe(3);
});

it("keeps its head in reach", () => {
  draw(states, "with a head", { stop: "peek" });
  expect(screen.getByRole("heading", { name: "Layers" }).closest("[inert]")).toBeNull();
});
