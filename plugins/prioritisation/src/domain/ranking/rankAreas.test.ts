import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import { assert, constant, double, integer, oneof, property, tuple, uniqueArray } from "fast-check";
import { expect, it } from "vitest";
import { priorities } from "../testing/answers.ts";
import { rankAreas } from "./rankAreas.ts";

it("ranks by the mean of what was assessed, by weight; without any there is no rank", () => {
  const { areas, rankedCount } = rankAreas(priorities, { homes: 3 });
  const of = (name: string) => areas.find((area) => area.name === name);
  expect(of("Harbour")?.score).toBeCloseTo((3 * 0.8 + 0.6 + 0.1) / 5, 12);
  expect(of("Harbour")).toMatchObject({ rank: 1, risk: "Very high", unknownShare: 0 });
  // Of its lifelines nothing is known: they are left out of the mean, and said.
  expect(of("Plains")?.score).toBeCloseTo((3 * 0.3 + 0.3) / 4, 12);
  expect(of("Plains")?.unknownShare).toBeCloseTo(1 / 5, 12);
  expect(of("Back Country")).toMatchObject({
    score: undefined,
    rank: undefined,
    risk: undefined,
    unknownShare: 1,
  });
  expect(rankedCount).toBe(5);
});

it("says what each class stands for, from the highest score down", () => {
  const { ranges, byArea } = rankAreas(priorities, {});
  const highest = byArea.get("suburbs.riverside")?.score ?? 0;
  expect(ranges.map(({ risk }) => risk)).toEqual(["Very high", "High", "Moderate", "Low", "Very low"]);
  expect(ranges[0]).toMatchObject({ from: (highest * 4) / 5, to: highest });
  expect(ranges[4]).toMatchObject({ from: 0, to: highest / 5 });
});

/** Worked out area by area, with nothing of the engine. */
function byHand({ regions, value_sets }: AreaPriorities, weights: Readonly<Record<string, number>>) {
  const scored = Object.values(regions).map(({ area, shares }) => {
    const known = value_sets.flatMap((id, set) => {
      const share = shares[set];
      return share === null || share === undefined ? [] : [{ share, weight: weights[id] ?? 1 }];
    });
    const weight = known.reduce((sum, one) => sum + one.weight, 0);
    return {
      area,
      score: weight === 0 ? undefined : known.reduce((sum, one) => sum + one.share * one.weight, 0) / weight,
    };
  });
  const highest = Math.max(...scored.map(({ score }) => score ?? 0));
  return scored.map(({ area, score }) => ({
    area,
    score,
    rank:
      score === undefined
        ? undefined
        : 1 + scored.filter((other) => (other.score ?? -1) > score + 1e-11).length,
    highest,
  }));
}

it("PRI-02 gives every area the rank that it has when one reckons by hand, whatever the weights", () => {
  const share = oneof(
    { weight: 1, arbitrary: constant(null) },
    { weight: 6, arbitrary: integer({ min: 0, max: 8 }).map((n) => n / 8) },
    double({ min: 0, max: 1, noNaN: true }),
  );
  const sets = ["a", "b", "c", "d"];
  const answers = uniqueArray(tuple(integer({ min: 0, max: 999 }), tuple(share, share, share, share)), {
    selector: ([id]) => id,
    minLength: 1,
    maxLength: 40,
  });
  const weight = integer({ min: 1, max: 5 });
  assert(
    property(answers, tuple(weight, weight, weight, weight), (areas, ofSets) => {
      const template = priorities.regions["suburbs.harbour"];
      if (template === undefined) throw new Error("no template");
      const answer: AreaPriorities = {
        ...priorities,
        value_sets: sets,
        regions: Object.fromEntries(
          areas.map(([id, shares]) => [
            `r.${id}`,
            { ...template, area: `r.${id}`, shares: [...shares], unknown_shares: [0, 0, 0, 0] },
          ]),
        ),
      };
      const weights = Object.fromEntries(sets.map((id, at) => [id, ofSets[at] ?? 1]));
      const { byArea } = rankAreas(answer, weights);
      for (const { area, score, rank } of byHand(answer, weights)) {
        const ranked = byArea.get(area);
        expect(ranked?.rank).toBe(rank);
        if (score === undefined) expect(ranked?.score).toBeUndefined();
        else expect(ranked?.score).toBeCloseTo(score, 11);
      }
    }),
    { seed: 12 },
  );
});
