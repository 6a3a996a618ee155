import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { debounce } from "./debounce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("G-11 acts 500 ms after the last call, or after as long as it is told, with what it was given last", () => {
  const acted: string[] = [];
  const usual = debounce((what: string) => acted.push(what));
  const quick = debounce((what: string) => acted.push(what), 100);
  usual("first");
  vi.advanceTimersByTime(499);
  usual("last");
  quick("quick");
  vi.advanceTimersByTime(100);
  expect(acted).toEqual(["quick"]);
  vi.advanceTimersByTime(400);
  expect(acted).toEqual(["quick", "last"]);
});

it("G-11 acts no more once it is cancelled", () => {
  const act = vi.fn();
  const late = debounce(act);
  late();
  late.cancel();
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});
