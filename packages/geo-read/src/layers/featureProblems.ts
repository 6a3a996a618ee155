/** What was wrong with some features of a layer and what was done about it. */
export interface FeatureProblem {
  readonly reason: string;
  readonly done: "skipped" | "repaired";
  readonly count: number;
  /** The first few, by id column or place in the file. */
  readonly examples: readonly string[];
}

const exampleLimit = 5;

export interface ProblemList {
  add(reason: string, done: FeatureProblem["done"], id: string): void;
  done(): FeatureProblem[];
}

/** Counts problems by reason and keeps the first few ids of each. */
export function problemList(): ProblemList {
  const byKey = new Map<string, FeatureProblem & { count: number; examples: string[] }>();
  return {
    add(reason, done, id) {
      const key = `${done} ${reason}`;
      const known = byKey.get(key) ?? { reason, done, count: 0, examples: [] };
      known.count++;
      if (known.examples.length < exampleLimit) known.examples.push(id);
      byKey.set(key, known);
    },
    done: () => [...byKey.values()],
  };
}
