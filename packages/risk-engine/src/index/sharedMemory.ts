import type { PackedTree } from "./packedTree.ts";

type Numbers = Float64Array | Int32Array | Uint32Array;

/** A copy in memory that threads share. */
export function shared<T extends Numbers>(numbers: T): T {
  const copy = new (numbers.constructor as new (buffer: SharedArrayBuffer) => T)(
    new SharedArrayBuffer(numbers.byteLength),
  );
  copy.set(numbers);
  return copy;
}

export const shareTree = ({ boxes, skip, start, end }: PackedTree): PackedTree => ({
  boxes: shared(boxes),
  skip: shared(skip),
  start: shared(start),
  end: shared(end),
});
