/**
 * Whole tile units, leaving out vertices closer than `tolerance` to the one kept before. The ends stay; a
 * ring that would have fewer than four vertices, or no area, is empty.
 *
 * @param run x, y interleaved in tile units.
 */
export function quantise(run: readonly number[], tolerance: number, ring: boolean): number[] {
  const out: number[] = [];
  const last = run.length - 2;
  for (let i = 0; i <= last; i += 2) {
    const x = Math.round(run[i]!);
    const y = Math.round(run[i + 1]!);
    const dx = out.length === 0 ? Number.POSITIVE_INFINITY : x - out[out.length - 2]!;
    const dy = out.length === 0 ? Number.POSITIVE_INFINITY : y - out[out.length - 1]!;
    if (i === last && out.length > 2 && dx * dx + dy * dy <= tolerance * tolerance) out.length -= 2;
    else if (dx * dx + dy * dy <= tolerance * tolerance) continue;
    out.push(x, y);
  }
  const whole = ring ? out.length >= 8 && signedArea(out) !== 0 : out.length >= 4;
  return whole ? out : [];
}

/** Twice the area; positive when clockwise on the screen, where y grows downwards. */
export function signedArea(ring: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i + 3 < ring.length; i += 2) sum += ring[i]! * ring[i + 3]! - ring[i + 2]! * ring[i + 1]!;
  return sum;
}

/** The ring the other way round, in place. */
export function turnAround(ring: number[]): void {
  for (let i = 0, j = ring.length - 2; i < j; i += 2, j -= 2) {
    const [x, y] = [ring[i]!, ring[i + 1]!];
    ring[i] = ring[j]!;
    ring[i + 1] = ring[j + 1]!;
    ring[j] = x;
    ring[j + 1] = y;
  }
}
