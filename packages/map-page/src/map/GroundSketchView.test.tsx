import { draw as show } from "@stopbank/ui/testing/draw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import states from "./GroundSketchView.states.tsx";
import { afterFiguresMs } from "./GroundSketchView.tsx";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const canvas = () => document.querySelector("canvas");

it("is drawn once, after figures were asked for, and told to stop when it goes", async () => {
  const draw = vi.fn(async (_canvas: HTMLCanvasElement, _stopped: AbortSignal) => undefined);
  const { unmount } = show(states, "coming", { draw });
  expect(draw).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(afterFiguresMs);
  expect(draw).toHaveBeenCalledOnce();
  const [given, stopped] = draw.mock.calls[0] ?? [];
  expect([given, stopped?.aborted]).toEqual([canvas(), false]);
  unmount();
  expect(stopped?.aborted).toBe(true);
});

it("is not drawn at all where the map is quicker", async () => {
  const draw = vi.fn(async () => undefined);
  show(states, "coming", { draw }).unmount();
  await vi.advanceTimersByTimeAsync(2 * afterFiguresMs);
  expect(draw).not.toHaveBeenCalled();
});

it("ends above a sheet", () => {
  show(states, "above a sheet");
  expect(canvas()?.style.height).toBe("calc(100% - 120px)");
});
