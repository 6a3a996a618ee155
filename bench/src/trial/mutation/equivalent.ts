/** A change that no test can notice, because nothing that anybody sees depends on it. */
interface Equivalent {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

const engine = "packages/risk-engine/src";

export const equivalents: readonly Equivalent[] = [
  {
    file: `${engine}/totals/tally.ts`,
    original: "run < ranges.length",
    replacement: "run <= ranges.length",
    why: "A run from undefined on holds no row.",
  },
  ...["value > highest", "value < lowest"].map((original) => ({
    file: `${engine}/totals/tally.ts`,
    original,
    replacement: original.replace(/[<>]/, "$&="),
    why: "What is equal takes its own place.",
  })),
  ...["around.count * 4 < around.looked", "around.count * 4 > around.looked"].map((replacement) => ({
    file: `${engine}/area/nearEdges.ts`,
    original: "around.count * 4 <= around.looked",
    replacement,
    why: "Chooses the quicker of two ways to the same edges.",
  })),
];
