import type { Position } from "geojson";

const keyOf = ([x, y]: Position) => `${x} ${y}`;

/** Lines that begin where others end, joined to as long ones as there are; rings end where they begin. */
export function joinLines(lines: readonly (readonly Position[])[]): Position[][] {
  const beginning = new Map<string, number[]>();
  lines.forEach((line, i) => {
    const key = keyOf(line[0]!);
    beginning.set(key, [...(beginning.get(key) ?? []), i]);
  });
  const ends = new Set(lines.map((line) => keyOf(line.at(-1)!)));
  const used = new Set<number>();
  const follow = (first: number): Position[] => {
    const joined: Position[] = [...lines[first]!];
    used.add(first);
    for (;;) {
      if (joined.length > 2 && keyOf(joined[0]!) === keyOf(joined.at(-1)!)) return joined;
      const next = beginning.get(keyOf(joined.at(-1)!))?.find((i) => !used.has(i));
      if (next === undefined) return joined;
      used.add(next);
      for (const position of lines[next]!.slice(1)) joined.push(position);
    }
  };
  const order = [...lines.keys()];
  // Those that nothing leads to come first: what is left then goes round.
  const heads = order.filter((i) => !ends.has(keyOf(lines[i]![0]!)));
  return [...heads, ...order].flatMap((i) => (used.has(i) ? [] : [follow(i)]));
}
