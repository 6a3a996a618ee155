export interface Timing {
  readonly runs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** Times `ask` on each of `cases` in turn until `runs` are done, after `warmUp` untimed ones. */
export async function time<Case>(
  cases: readonly Case[],
  warmUp: number,
  runs: number,
  ask: (one: Case) => unknown,
): Promise<Timing> {
  for (let i = 0; i < warmUp; i++) await ask(cases[i % cases.length]!);
  const took: number[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await ask(cases[i % cases.length]!);
    took.push(performance.now() - start);
  }
  took.sort((a, b) => a - b);
  return { runs, medianMs: took[Math.floor(runs / 2)]!, p95Ms: took[Math.floor(runs * 0.95)]! };
}
