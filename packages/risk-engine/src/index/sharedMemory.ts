import type { PackedTree } from "./packedTree.ts";

type Numbers = Float64Array | Float32Array | Int32Array | Uint32Array | Uint8Array;

/** Whether threads share the memory that it lies in. */
export const isShared = ({ buffer }: Numbers): boolean => buffer instanceof SharedArrayBuffer;

/** The same in memory that threads share: as it is where it lies there already, else a copy. */
export function shared<T extends Numbers>(numbers: T): T {
  if (isShared(numbers)) return numbers;
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
