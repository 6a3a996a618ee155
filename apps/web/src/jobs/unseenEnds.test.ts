import { expect, it } from "vitest";
import { jobAt } from "./testing/jobAt.ts";
import { lastEnd, unseenEnds, wordsOfEnds } from "./unseenEnds.ts";

const { waiting, running, done, failed, cancelled, expired } = jobAt;
const all = [waiting, running, done, failed, cancelled, expired];

it("a job that ended by itself after the last look is news", () => {
  expect(unseenEnds(all, "")).toEqual([done, failed]);
  expect(unseenEnds(all, lastEnd(all))).toEqual([]);
  const later = { ...done, id: "later", ended_at: "2026-11-22T09:00:00.000Z" };
  expect(unseenEnds([later, ...all], lastEnd(all))).toEqual([later]);
});

it("has a last end as soon as something has ended", () => {
  expect([lastEnd([]), lastEnd([waiting, running])]).toEqual(["", ""]);
  expect(lastEnd(all)).toBe(done.ended_at);
});

it("is told in words", () => {
  expect([[], [done], [failed], [done, failed]].map(wordsOfEnds)).toEqual([
    "",
    "Verify dataset: done",
    "Verify dataset: failed",
    "2 jobs have ended",
  ]);
});
