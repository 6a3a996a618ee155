import { draw } from "@stopbank/ui/testing/draw";
import { fireEvent, renderHook, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import figures from "../card/FiguresTableView.states.tsx";
import foot from "./FootView.states.tsx";
import tableSwitch from "./head/TableSwitch.states.tsx";
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

it("STO-06 moves by arrow keys also from the switch that has just been pressed, but not from a field that is typed in", async () => {
  const onMove = vi.fn();
  renderHook(() => useArrowKeys(onMove, true));
  const { user } = draw(tableSwitch, "off");
  await user.click(screen.getByRole("checkbox", { name: "Table" }));
  await user.keyboard("{ArrowDown}");
  expect(onMove.mock.calls).toEqual([[1]]);
  const field = document.body.appendChild(document.createElement("input"));
  fireEvent.keyDown(field, { key: "ArrowDown" });
  field.remove();
  expect(onMove).toHaveBeenCalledOnce();
});
