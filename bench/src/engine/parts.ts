import type { AreaPolygon } from "./areas.ts";
import type { Served } from "./askServed.ts";

const warmUp = 100;
const runs = 300;

/**
 * What an answer costs by part: medians over areas asked in turn.
 *
 * @param around what is done before its area is there and after its numbers are, by name.
 */
export function printParts(
  { check, select, sum }: Served,
  areas: readonly AreaPolygon[],
  around: { readonly before?: () => unknown; readonly after?: () => unknown } = {},
): void {
  const took = new Map<string, number[]>();
  for (let i = 0; i < warmUp + runs; i++) {
    const timed = <T>(part: string, work: () => T): T => {
      const started = performance.now();
      const done = work();
      const ms = performance.now() - started;
      if (i === warmUp) took.set(part, []);
      took.get(part)?.push(ms);
      return done;
    };
    const { before, after } = around;
    if (before !== undefined) timed("parse", before);
    const area = timed("check", () => check(areas[i % areas.length]!));
    const selection = timed("select", () => select(area));
    timed("sum", () => sum(selection));
    if (after !== undefined) timed("serialise", after);
  }
  const medians = [...took].map(
    ([part, times]) => [part, times.toSorted((a, b) => a - b)[runs / 2]!] as const,
  );
  const total = medians.reduce((sum, [, ms]) => sum + ms, 0);
  const parts = medians.map(([part, ms]) => `${part} ${ms.toFixed(2)}`).join(", ");
  console.log(`an answer by part, medians in ms: ${parts}; together ${total.toFixed(2)}`);
}
