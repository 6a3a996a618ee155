import { describe, expect, it } from "vitest";
import { readSeen, standingOf, withVersion } from "./seenVersion.ts";

const [first, second] = ["0123456789abcdef", "fedcba9876543210"] as const;

describe("issue 13.5: which version of the data was seen", () => {
  it("is the current one, with the one that was seen before it for as long as that is so", () => {
    const new_ = withVersion(undefined, first, "monday");
    expect(new_).toEqual({ version: first, at: "monday" });
    const later = withVersion(new_, second, "tuesday");
    expect(later).toEqual({ version: second, before: first, at: "tuesday" });
    expect(withVersion(later, second, "wednesday")).toBe(later);
  });

  it("is news for two weeks to whoever knew another, and to nobody else", () => {
    const monday = new Date("2026-11-02T00:00:00Z");
    const afterDays = (days: number) => new Date(monday.getTime() + days * 24 * 3_600_000);
    const one = withVersion(undefined, first, monday.toISOString());
    expect(standingOf(undefined, one, monday)).toBe("first");
    expect(standingOf(one, one, afterDays(1))).toBe("known");
    const other = withVersion(one, second, monday.toISOString());
    expect(standingOf(one, other, monday)).toBe("new");
    // Kept by then, and no less news for a reload.
    expect(standingOf(other, other, afterDays(13))).toBe("new");
    expect(standingOf(other, other, afterDays(14))).toBe("known");
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
