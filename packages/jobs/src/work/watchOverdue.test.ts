import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchOverdue } from "./watchOverdue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("B-16: raises a metric and a line where a job is under work a minute beyond its time, and not before", () => {
  const error = vi.fn();
  watchOverdue(100, { error });
  vi.advanceTimersByTime(159_000);
  expect(error).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { code: "jobs/overdue", metric: "jobs_overdue", value: 1 },
    "a job does not stop",
  );
});

it("says nothing of a job that came to an end", () => {
  const error = vi.fn();
  watchOverdue(100, { error })();
  vi.advanceTimersByTime(1_000_000);
  expect(error).not.toHaveBeenCalled();
});
