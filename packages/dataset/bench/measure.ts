/** Runs `task` a few times and answers the median in milliseconds together with the last result. */
export async function measure<T>(task: () => T | Promise<T>, runs = 3): Promise<{ ms: number; result: T }> {
  const times: number[] = [];
  let result!: T;
  for (let run = 0; run < runs; run++) {
    globalThis.gc?.();
    const start = performance.now();
    result = await task();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { ms: times[Math.floor(runs / 2)]!, result };
}

/** Repeatable numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const row of [head, head.map((_, i) => (i === 0 ? "---" : "---:")), ...rows])
    process.stdout.write(`| ${row.join(" | ")} |\n`);
  process.stdout.write("\n");
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
export const milliseconds = (ms: number) => (ms < 10 ? `${ms.toFixed(2)} ms` : `${Math.round(ms)} ms`);
