import type { CallApi } from "@stopbank/contract/client";
import type { StepToFigure } from "@stopbank/contract/story-figures";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useStepFigures } from "./useStepFigures.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  return () => vi.useRealTimers();
});

/** An engine that answers when the test says so. */
function engine() {
  const calls: { names: string[]; signal: AbortSignal; answer(): void; fail(): void }[] = [];
  const call = ((_route: unknown, { body }: { body: StepToFigure }, { signal }: { signal: AbortSignal }) =>
    new Promise((done, failed) => {
      signal.addEventListener("abort", () => failed(signal.reason));
      calls.push({
        names: body.names,
        signal,
        answer: () =>
          done({
            dataset_version: "v1",
            figures: body.names.map((name) => ({ name, value: 7, text: `7 of ${name}` })),
          }),
        fail: () => failed(new Error("The network is gone.")),
      });
    })) as unknown as CallApi;
  return { call, calls };
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const north = { regions: ["north"] };

it("STO-09 asks when typing has settled, for what is new alone, and ends what is not wanted any more", async () => {
  const { call, calls } = engine();
  const { result, rerender } = renderHook(({ names }) => useStepFigures(call, north, names), {
    initialProps: { names: ["a"] },
  });
  await later(400);
  rerender({ names: ["a", "b"] });
  await later(499);
  expect([calls.length, result.current.state]).toEqual([0, "coming"]);
  await later(1);
  rerender({ names: ["a", "c"] });
  expect(calls[0]?.signal.aborted).toBe(true);
  await later(500);
  expect(calls.map(({ names }) => names)).toEqual([
    ["a", "b"],
    ["a", "c"],
  ]);
  calls[1]?.answer();
  await later(0);
  expect([result.current.state, result.current.datasetVersion, result.current.byName.get("c")?.text]).toEqual(
    ["known", "v1", "7 of c"],
  );
  rerender({ names: ["c", "d"] });
  await later(500);
  expect(calls.at(-1)?.names).toEqual(["d"]);
});

it("STO-11 says that it failed, asks no more by itself, and again when it is told to", async () => {
  const { call, calls } = engine();
  const { result } = renderHook(() => useStepFigures(call, north, ["a"]));
  await later(500);
  calls[0]?.fail();
  await later(5_000);
  expect([calls.length, result.current.state]).toEqual([1, "failed"]);
  act(() => result.current.retry());
  await later(500);
  calls[1]?.answer();
  await later(0);
  expect([calls.length, result.current.state]).toEqual([2, "known"]);
});
