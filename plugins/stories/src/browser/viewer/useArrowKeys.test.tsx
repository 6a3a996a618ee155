import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, renderHook, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import figures from "../card/FiguresTableView.states.tsx";
import foot from "./FootView.states.tsx";
import { useArrowKeys } from "./useArrowKeys.ts";

it("STO-06 moves by arrow keys, but not where they scroll the foot or the figures", () => {
  const onMove = vi.fn();
  renderHook(() => useArrowKeys(onMove, true));
  draw(foot, "many");
  draw(figures, "many");
  for (const scrolled of [screen.getByRole("contentinfo"), screen.getByRole("region")])
    fireEvent.keyDown(scrolled, { key: "ArrowDown" });
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "ArrowDown" });
  fireEvent.keyDown(document.body, { key: "ArrowUp" });
  expect(onMove.mock.calls).toEqual([[1], [-1]]);
});
