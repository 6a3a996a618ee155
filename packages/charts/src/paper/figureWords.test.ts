import { expect, it } from "vitest";
import { curveSentence, distributionSentence } from "./figureWords.ts";

const bucket = (label: string, ...values: number[]) => ({ label, tick: label, values });

it("D-19 says how far a distribution reaches and where most of it is", () => {
  const buckets = [bucket("0 to 1 m", 3, 4), bucket("1 to 2 m", 9), bucket("2 to 3 m", 1)];
  expect(distributionSentence("Depths", buckets, String)).toBe(
    "Depths: from 0 to 1 m up to 2 to 3 m; most, 9, at 1 to 2 m.",
  );
  expect(distributionSentence("Depths", buckets.slice(0, 1), String)).toBe(
    "Depths: all at 0 to 1 m; most, 7, at 0 to 1 m.",
  );
  expect(distributionSentence("Depths", [], String)).toBe("Depths: nothing to show.");
});

it("D-19 says where a line begins and ends, leaving out its gaps", () => {
  const axis = { range: [0, 1], format: (value: number) => `${value}` } as const;
  const points = [
    [1, Number.NaN],
    [2, 20],
    [5, 50],
  ] as const;
  expect(
    curveSentence({
      title: "Damage",
      series: [
        { key: "a", label: "Loss", colour: "#000", points },
        { key: "b", label: "Share", colour: "#000", points: [] },
      ],
      x: { ...axis, label: "Years" },
      y: { ...axis, label: "Loss" },
    }),
  ).toBe("Damage: Loss goes from 20 at 2 to 50 at 5; Share is not known; by Years.");
});
