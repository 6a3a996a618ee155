/** Events that reach places, as columns. */
export interface HitBlock {
  readonly count: number;
  readonly event: Uint32Array;
  readonly place: Uint32Array;
  readonly intensity: Float64Array;
  /** Share of the place that is affected; absent where all of it is. */
  readonly fraction: Float64Array | undefined;
}

const blockRows = 1 << 20;

/** Collects hits in blocks of a million, so that a long list is never copied to grow. */
export function hitBlocks(hasFraction: boolean) {
  const blocks: {
    event: Uint32Array;
    place: Uint32Array;
    intensity: Float64Array;
    fraction?: Float64Array;
  }[] = [];
  let count = 0;
  return {
    add(event: number, place: number, intensity: number, fraction: number): void {
      const at = count % blockRows;
      if (at === 0)
        blocks.push({
          event: new Uint32Array(blockRows),
          place: new Uint32Array(blockRows),
          intensity: new Float64Array(blockRows),
          ...(hasFraction ? { fraction: new Float64Array(blockRows) } : {}),
        });
      const block = blocks.at(-1)!;
      block.event[at] = event;
      block.place[at] = place;
      block.intensity[at] = intensity;
      if (block.fraction !== undefined) block.fraction[at] = fraction;
      count++;
    },
    done: (): HitBlock[] =>
      blocks.map((block, i) => ({
        ...block,
        fraction: block.fraction,
        count: Math.min(blockRows, count - i * blockRows),
      })),
  };
}
