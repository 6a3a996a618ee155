export interface LoadTiming {
  readonly requests: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly perSecond: number;
  /** Of each request, in milliseconds, ascending. */
  readonly took: readonly number[];
}

/** Sends each of `cases` once, as `users` who each wait for their answer before they ask again. */
export async function load<Case>(
  cases: readonly Case[],
  users: number,
  ask: (one: Case, user: number) => Promise<unknown>,
): Promise<LoadTiming> {
  const took: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      for (let at = next++; at < cases.length; at = next++) {
        const sent = performance.now();
        await ask(cases[at]!, user);
        took.push(performance.now() - sent);
      }
    }),
  );
  return timingOf(took, (performance.now() - started) / 1_000);
}

/** @param took of each request, in milliseconds; @param seconds that all of them took together. */
export function timingOf(took: readonly number[], seconds: number): LoadTiming {
  const sorted = took.toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return {
    requests: sorted.length,
    medianMs: quantile(0.5),
    p95Ms: quantile(0.95),
    p99Ms: quantile(0.99),
    perSecond: sorted.length / seconds,
    took: sorted,
  };
}

export function printLoad(name: string, timing: LoadTiming, other?: LoadTiming): void {
  const ms = (value: number) => value.toFixed(1).padStart(8);
  const ratio =
    other === undefined ? "" : `   ${(timing.medianMs / other.medianMs).toFixed(0)} times the product`;
  console.log(
    `${name.padEnd(34)} median ${ms(timing.medianMs)} ms   p95 ${ms(timing.p95Ms)} ms   p99 ${ms(timing.p99Ms)} ms   ${timing.perSecond.toFixed(1).padStart(6)}/s   (${timing.requests})${ratio}`,
  );
}
