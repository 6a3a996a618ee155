import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { draw } from "../testing/draw.tsx";
import states from "./Loading.states.tsx";

beforeEach(() => void vi.useFakeTimers());
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("D-09: is nothing for an instant, then a shape, then words, then a way out", () => {
  const onCancel = vi.fn();
  const { container } = draw(states, "can be given up", { onCancel });
  const seen = () => [
    container.querySelectorAll(".sb-skeleton").length,
    screen.getByRole("status").textContent,
    screen.queryAllByRole("button").length,
  ];
  expect(seen()).toEqual([0, "", 0]);
  after(150);
  expect(seen()).toEqual([3, "", 0]);
  after(850);
  expect(seen()).toEqual([3, "Asking about the area…", 0]);
  after(4_000);
  expect(seen()).toEqual([3, "Asking about the area…", 1]);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it("D-09: offers no way out where there is none, and says how far it is where that is known", () => {
  draw(states, "with progress");
  after(60_000);
  expect(screen.getByRole("status").textContent).toBe("Drawing buildings… 43%");
  expect(screen.queryByRole("button")).toBeNull();
});

it("takes the shape it is given", () => {
  const { container } = draw(states, "own shape");
  after(150);
  expect(container.querySelectorAll(".sb-skeleton")).toHaveLength(1);
});
