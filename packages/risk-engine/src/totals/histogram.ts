import { DomainError } from "@stopbank/errors";
import type { DamageClass, ExposureColumn } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { damageClasses } from "./classes.ts";
import { forEachRun, type Measures } from "./tally.ts";

/** How exposure is distributed over hazard intensity. */
export interface Histogram {
  /** Width of every bucket in the hazard's unit; null when no exposed element has a value. */
  readonly bucketSize: number | null;
  /** Ascending and without gaps; last, if there are any, the exposed elements without a value. */
  readonly buckets: readonly Bucket[];
}

export interface Bucket {
  /** Lowest intensity in the bucket, which holds `from <= value < from + bucketSize`; null for elements without a value. */
  readonly from: number | null;
  /** `metric` is rounded to one decimal, as the charts show it. */
  readonly byClass: Readonly<Record<DamageClass, { readonly count: number; readonly metric: number }>>;
}

/** About this many buckets are made. */
const wantedBuckets = 10;
const mostBuckets = 1000;

/** Intensities are stored as float32: a value this close below a bucket's edge is meant to be on it. */
export const edgeTolerance = 1e-5;

/** How intensities fall into buckets. */
export interface BucketFrame {
  readonly bucketSize: number;
  /** The lowest bucket, counted from intensity 0. */
  readonly first: number;
  /** Buckets of values; after them comes one for rows without a value. */
  readonly valued: number;
}

/** Exposed rows and their metric, by `bucket * classes + class`. */
export interface BucketCells {
  readonly count: Float64Array;
  readonly metric: Float64Array;
}

interface Span {
  readonly lowest: number;
  readonly highest: number;
}

const classes = damageClasses.length;

/** @throws DomainError `histogram/too-many-buckets`. */
export function frameOf(
  { lowest, highest }: Span,
  bucketSize = niceBucketSize(lowest, highest),
): BucketFrame {
  if (!(lowest <= highest)) return { bucketSize, first: 0, valued: 0 };
  const first = bucketOf(lowest, bucketSize);
  const valued = bucketOf(highest, bucketSize) - first + 1;
  if (!(bucketSize > 0 && valued <= mostBuckets))
    throw new DomainError("invalid", "histogram/too-many-buckets", "Choose a larger bucket size.", {
      bucketSize,
    });
  return { bucketSize, first, valued };
}

export const startCells = ({ valued }: BucketFrame): BucketCells => ({
  count: new Float64Array((valued + 1) * classes),
  metric: new Float64Array((valued + 1) * classes),
});

/** Counts rows into the cells of a frame that spans their values. */
function countRows(
  { count, metric: sum }: BucketCells,
  { bucketSize, first, valued }: BucketFrame,
  { element: elements, value: values, damageClass }: ExposureColumn,
  { metric }: Measures,
  firstRow: number,
  endRow: number,
): void {
  for (let row = firstRow; row < endRow; row++) {
    const code = damageClass[row]!;
    const value = values[row]!;
    if (code >= classes || value === 0) continue;
    // value - value is 0 for finite numbers only.
    const bucket = value - value === 0 ? Math.floor(value / bucketSize + edgeTolerance) - first : valued;
    const cell = bucket * classes + code;
    count[cell]!++;
    if (metric !== undefined) sum[cell]! += metric[elements[row]!]!;
  }
}

/**
 * The histogram of exposed elements by intensity. An intensity of exactly 0 is left out, as it is no exposure to
 * chart; not assessed elements have none.
 * @param span the lowest and highest value among the exposed rows.
 * @param bucketSize in the hazard's unit; by default the 1, 2 or 5 times power of ten that gives about ten buckets.
 * @throws DomainError `histogram/too-many-buckets` when `bucketSize` is not above zero or gives over 1000 buckets.
 */
export function histogram(
  selection: Selection,
  exposure: ExposureColumn,
  measures: Measures,
  span: Span,
  bucketSize?: number,
): Histogram {
  const frame = frameOf(span, bucketSize);
  return readHistogram(countHistogram(selection, exposure, measures, frame), frame, measures);
}

/** The cells of a selection, in a frame that spans its values. */
export function countHistogram(
  selection: Selection,
  exposure: ExposureColumn,
  measures: Measures,
  frame: BucketFrame,
): BucketCells {
  const cells = startCells(frame);
  forEachRun(selection, exposure.element, (firstRow, endRow) =>
    countRows(cells, frame, exposure, measures, firstRow, endRow),
  );
  return cells;
}

/** What was counted, as the charts take it. */
export function readHistogram(
  { count, metric: sum }: BucketCells,
  { bucketSize, first, valued }: BucketFrame,
  { metric }: Measures,
): Histogram {
  if (metric === undefined) sum.set(count);
  const buckets = Array.from({ length: valued + 1 }, (_, i) => ({
    from: i < valued ? cleanEdge((first + i) * bucketSize) : null,
    byClass: readClasses(count, sum, i * classes),
  }));
  const isEmpty = (bucket: number) =>
    count.subarray(bucket * classes, (bucket + 1) * classes).every((n) => n === 0);
  if (isEmpty(valued)) buckets.pop();
  // The lowest value may be a 0 that was left out.
  const leading = buckets.findIndex((_, i) => !isEmpty(i));
  const bucketsFromFirst = leading === -1 ? [] : buckets.slice(leading);
  return {
    bucketSize: bucketsFromFirst.some((b) => b.from !== null) ? bucketSize : null,
    buckets: bucketsFromFirst,
  };
}

/** 1, 2 or 5 times a power of ten, so that about ten buckets cover the values; 1 when all values are 0. */
export function niceBucketSize(lowest: number, highest: number): number {
  const span = highest > lowest ? highest - lowest : Math.abs(highest);
  if (!(span > 0 && Number.isFinite(span))) return 1;
  const rough = span / wantedBuckets;
  const exponent = Math.floor(Math.log10(rough) + 1e-9);
  const power = exponent < 0 ? 1 / 10 ** -exponent : 10 ** exponent;
  const times = [1, 2, 5].find((n) => n * power >= rough * (1 - 1e-9)) ?? 10;
  return times === 10 ? cleanEdge(power * 10) : cleanEdge(times * power);
}

const bucketOf = (value: number, bucketSize: number) => Math.floor(value / bucketSize + edgeTolerance);

/** 3 * 0.1 is 0.30000000000000004; an edge reads 0.3. */
const cleanEdge = (edge: number) => Number(edge.toPrecision(12));

function readClasses(count: Float64Array, sum: Float64Array, offset: number): Bucket["byClass"] {
  const entries = damageClasses.map((name, code) => {
    const metric = Math.round(sum[offset + code]! * 10) / 10;
    return [name, { count: count[offset + code]!, metric }] as const;
  });
  return Object.fromEntries(entries) as Record<DamageClass, { count: number; metric: number }>;
}
