import { expect, it } from "vitest";
import { fileSize, jobWords } from "./jobWords.ts";
import { jobAt } from "./testing/jobAt.ts";

it.each([
  ["waiting", "Waiting"],
  ["again", "Waiting for another try"],
  ["running", "Running, 40%"],
  ["cancelling", "Being cancelled"],
  ["done", "Done"],
  ["failed", "Failed"],
  ["cancelled", "Cancelled"],
  ["expired", "No longer kept"],
] as const)("a job is said to be as it is: %s", (state, words) => {
  expect(jobWords(jobAt[state])).toBe(words);
});

it("a file's size is said in bytes or kilobytes", () => {
  expect([0, 812, 1_000, 2_750, 1_000_000].map(fileSize)).toEqual([
    "0 bytes",
    "812 bytes",
    "1 kB",
    "3 kB",
    "1,000 kB",
  ]);
});
