import { describe, expect, it } from "vitest";
import { doneMeanwhile, overTheirs, type SharedDraft } from "./textStanding.ts";

const draft = (revision: string, base: number): SharedDraft => ({
  revision,
  base,
  body: "Theirs",
  by: "kiri@testhaven.example",
  at: "2026-11-24T08:00:00.000Z",
  hasShape: true,
});
const standing = (version: number, shared?: SharedDraft) => ({ version, body: "Published", draft: shared });
const mine = (base: number, revision: string | null = null) => ({ base, revision, body: "Mine" });

describe("what others did meanwhile", () => {
  it.each([
    ["nothing to nothing written", undefined, standing(3, draft("a", 2)), undefined],
    ["nothing to what goes on from the version there is", mine(3), standing(3), undefined],
    ["nothing to what goes on from the draft there is", mine(3, "a"), standing(3, draft("a", 3)), undefined],
    ["saved a first draft", mine(3), standing(3, draft("a", 3)), "saved"],
    ["saved the draft once more", mine(3, "a"), standing(3, draft("b", 3)), "saved"],
    ["saved a draft after publishing", mine(3), standing(4, draft("a", 4)), "saved"],
    ["published a version", mine(3), standing(4), "published"],
    ["published past the draft", mine(3, "a"), standing(4, draft("a", 3)), "published"],
    ["published the draft itself", mine(3, "a"), standing(4), "published"],
    ["discarded the draft", mine(3, "a"), standing(3), "discarded"],
  ] as const)("%s", (_case, written, now, done) => {
    expect(doneMeanwhile(written, now)).toBe(done);
  });
});

describe("what is kept over theirs", () => {
  it.each([
    ["a draft of theirs", mine(3, "a"), standing(3, draft("b", 3)), { base: 3, revision: "b" }],
    ["a draft of theirs on a later version", mine(3), standing(4, draft("b", 4)), { base: 4, revision: "b" }],
    ["a version past the draft", mine(3, "a"), standing(4, draft("a", 3)), { base: 4, revision: "a" }],
    ["a version", mine(3), standing(4), { base: 4, revision: null }],
    ["a draft that is gone", mine(3, "a"), standing(3), { base: 3, revision: null }],
  ] as const)("goes on from %s, and keeps its words", (_case, written, now, ground) => {
    const kept = overTheirs(written, now);
    expect(kept).toEqual({ ...ground, body: "Mine" });
    expect(doneMeanwhile(kept, now)).toBeUndefined();
  });

  it("is still asked about a version that came after their draft", () => {
    const now = standing(5, draft("b", 4));
    expect(doneMeanwhile(overTheirs(mine(3), now), now)).toBe("published");
  });
});
