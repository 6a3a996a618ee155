import { DomainError } from "@stopbank/errors";
import type { ExposureColumn } from "../columns/columns.ts";
import { type BucketFrame, frameOf } from "./histogram.ts";
import { notAssessedSlot, slotOfClass, unknownSlot } from "./tally.ts";

/**
 * Where the sums of one block of elements lie in a row of numbers. First those of the elements, then those of the exposure
 * rows by class, then how many rows have a value and the sum of those, then two numbers (count, metric) for each bucket and
 * class, and last what cannot be added: the lowest and the highest value. Only classes that the scenario has take room.
 */
export interface BlockLayout {
  /** The slots of a tally that have rows, ascending. */
  readonly slots: Uint8Array;
  /** The place in {@link slots} of each damage class code. */
  readonly placeOfCode: Uint8Array;
  /** Buckets of the width that fits the whole scenario; absent without a histogram. */
  readonly frame?: BucketFrame;
  readonly valuedAt: number;
  readonly cellsAt: number;
  readonly lowestAt: number;
  /** Numbers a block takes. */
  readonly width: number;
}

/** Of elements, and again of the rows of each class: count, metric, cost (low, value, high), without a cost. */
export const sumsEach = 6;

/** @throws DomainError `exposure/unknown-class` when a row holds a class that has no meaning. */
export function blockLayout(
  { value: values, damageClass }: ExposureColumn,
  withHistogram: boolean,
): BlockLayout {
  const isPresent = new Uint8Array(unknownSlot + 1);
  let lowest = Infinity;
  let highest = -Infinity;
  for (let row = 0; row < values.length; row++) {
    const slot = slotOfClass[damageClass[row]!]!;
    isPresent[slot] = 1;
    const value = values[row]!;
    // value - value is 0 for finite numbers only.
    if (slot >= notAssessedSlot || value - value !== 0) continue;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  if (isPresent[unknownSlot] === 1)
    throw new DomainError(
      "invalid",
      "exposure/unknown-class",
      "The exposure data holds an unknown damage class.",
    );
  const slots = Uint8Array.from([...isPresent.keys()].filter((slot) => isPresent[slot] === 1));
  const frame = withHistogram ? frameOf({ lowest, highest }) : undefined;
  const valuedAt = sumsEach * (1 + slots.length);
  const cellsAt = valuedAt + 2;
  const lowestAt = cellsAt + (frame === undefined ? 0 : (frame.valued + 1) * slots.length * 2);
  return {
    slots,
    placeOfCode: slotOfClass.map((slot) => Math.max(0, slots.indexOf(slot))),
    ...(frame === undefined ? {} : { frame }),
    valuedAt,
    cellsAt,
    lowestAt,
    width: lowestAt + 2,
  };
}
