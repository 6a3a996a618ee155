import { describe, expect, it } from "vitest";
import { readSeen, withVersion } from "./seenVersion.ts";

const [first, second] = ["0123456789abcdef", "fedcba9876543210"] as const;

describe("issue 13.5: which version of the data was seen", () => {
  it("is the current one, with the one that was seen before it for as long as that is so", () => {
    const new_ = withVersion(undefined, first, "monday");
    expect(new_).toEqual({ version: first, at: "monday" });
    const later = withVersion(new_, second, "tuesday");
    expect(later).toEqual({ version: second, before: first, at: "tuesday" });
    expect(withVersion(later, second, "wednesday")).toBe(later);
  });

  it("is unknown where something else was written in its place", () => {
    for (const kept of [null, "", "7", "null", "{}", '{"version":"x","at":""}', `{"version":"${first}"}`])
      expect(readSeen(kept)).toBeUndefined();
    const seen = { version: first, before: second, at: "monday" };
    expect(readSeen(JSON.stringify(seen))).toEqual(seen);
    expect(readSeen(JSON.stringify({ ...seen, before: "<script>" }))).toEqual({
      version: first,
      at: "monday",
    });
  });
});
