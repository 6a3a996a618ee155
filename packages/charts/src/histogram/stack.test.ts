import { describe, expect, it } from "vitest";
import { bucketTotal, stackHeights } from "./stack.ts";

const buckets = [
  { label: "0 to 1 m", tick: "0", values: [3, 2, 1] },
  { label: "1 to 2 m", tick: "1", values: [0, 4, 0] },
];

describe("a stack", () => {
  it("starts with whole stacks and ends with the first series alone", () =>
    expect(stackHeights(buckets, 3)).toEqual([
      [6, 4],
      [5, 4],
      [3, 0],
    ]));

  it("adds up", () => expect(buckets.map(bucketTotal)).toEqual([6, 4]));
});
