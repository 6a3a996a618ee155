import { openBand, type StoredBand } from "@stopbank/geo-read/stored-band";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { type Chunk, planChunks } from "../cells/chunkPlan.ts";
import { type ChunkAnswer, openChunkReader, type ReadingJob } from "../cells/chunkReader.ts";
import { mergeCoarse } from "../cells/coarse.ts";
import type { CellRule } from "../cells/elementCells.ts";
import type { GridPlace } from "../cells/gridPlace.ts";
import type { Ground } from "../cells/ground.ts";
import { type ChunkSums, type SampleTask, startSums } from "../cells/sampleChunk.ts";
import { wholeSizes } from "../cells/wholeSizes.ts";
import { readInThreads, threadCount } from "../threads/threads.ts";
import { middlePoints } from "./middlePoints.ts";

/** See `rasterRules` of the description. */
export type RasterRule = "centroid" | "max" | "mean" | "min" | "sum" | "count" | "fraction";

export interface RasterSampling {
  readonly rule: RasterRule;
  readonly cells: CellRule;
  /** Of `fraction`: the least value of cells that count; absent for any with data. */
  readonly above?: number;
}

export interface Wanted {
  /** In the raster's coordinate reference system. */
  readonly geometry: GeometryColumn;
  readonly sampling: RasterSampling;
  /** What lengths and areas are on the ground; without it they are the grid's own. See `needsGround`. */
  readonly ground?: Ground;
}

/** Whether an answer depends on what lengths and areas are on the ground. */
export function needsGround(kind: GeometryColumn["kind"], { rule, cells }: RasterSampling): boolean {
  return (kind === "line" && rule === "centroid") || weighsGround(kind, { rule, cells });
}

/** A polygon's sum is of cells by their share, as of people who live in them, wherever on the globe they lie. */
const weighsGround = (kind: GeometryColumn["kind"], { rule, cells }: RasterSampling) =>
  kind !== "point" &&
  cells === "coverage" &&
  (rule === "mean" || rule === "fraction" || (rule === "sum" && kind === "line"));

export interface GridSamples {
  /** The rule's answer, NaN where no cell with data counts. */
  readonly value: Float64Array;
  /** Whether any cell of the grid counts, with or without data. */
  readonly isWithin: Uint8Array;
}

export interface RasterAnswer {
  /** In the order of what was wanted. */
  readonly samples: readonly GridSamples[];
  /** The greatest value of each block of `coarseBy` by `coarseBy` cells, NaN without data. */
  readonly coarse?: { readonly width: number; readonly height: number; readonly data: Float32Array };
}

export interface ReadingOptions {
  readonly coarseBy?: number;
  /** How many worker threads; default by the size of the work. */
  readonly threads?: "none" | "all";
  readonly signal?: AbortSignal;
}

/** Below so many cells and elements the threads' start costs more than they save. */
const smallWork = 1 << 22;

/**
 * Reads a raster under the elements of any number of layers, once, in chunks from top to bottom, so memory holds a
 * chunk a thread whatever the raster's size. The answer is the same to the last bit with and without threads.
 *
 * A polygon that covers no cell's middle takes the cell at its own middle under the cells rule `centre`, in every rule.
 *
 * @throws DomainError as `openBand`; the signal's reason after an abort.
 */
export async function sampleRaster(
  grid: GridPlace,
  band: StoredBand,
  wanted: readonly Wanted[],
  options: ReadingOptions = {},
): Promise<RasterAnswer> {
  const { coarseBy } = options;
  const tasksByLayer = wanted.map(tasksOf);
  const tasks = tasksByLayer.flat();
  const block = await blockOf(band);
  const chunks = planChunks(
    grid,
    block,
    tasks.map(({ geometry }) => geometry),
    coarseBy !== undefined,
  );
  const totals = tasks.map(({ geometry }) => startSums(elementsOf(geometry)));
  const width = coarseBy === undefined ? 0 : Math.ceil(grid.width / coarseBy);
  const height = coarseBy === undefined ? 0 : Math.ceil(grid.height / coarseBy);
  const coarse = new Float32Array(width * height).fill(Number.NaN);
  const job: ReadingJob = { band, grid, tasks, ...(coarseBy === undefined ? {} : { coarseBy }) };
  await eachAnswer(job, chunks, options, ({ sums, coarse: part }) => {
    sums.forEach((each, i) => {
      merge(totals[i]!, each);
    });
    if (part !== undefined) mergeCoarse(coarse, width, part);
  });
  let next = 0;
  const samples = wanted.map((each, layer) => {
    const own = totals.slice(next, next + tasksByLayer[layer]!.length);
    next += own.length;
    return answer(each, own, grid);
  });
  return { samples, ...(coarseBy === undefined ? {} : { coarse: { width, height, data: coarse } }) };
}

/** What is read for a layer: its own cells, and under `centre` the cells at its middles beside them. */
function tasksOf({ geometry, sampling, ground }: Wanted): SampleTask[] {
  const { rule, cells, above } = sampling;
  if (rule === "centroid") return [{ geometry: pointsOf(geometry, ground), cells: "centre" }];
  const task = {
    geometry,
    cells: rule === "fraction" ? ("coverage" as const) : cells,
    ...(rule === "fraction" ? { above: above ?? Number.NEGATIVE_INFINITY } : {}),
    ...(ground !== undefined && weighsGround(geometry.kind, sampling) ? { ground } : {}),
  };
  return hasFallback(geometry, sampling)
    ? [task, { geometry: pointsOf(geometry, ground), cells: "centre" }]
    : [task];
}

const hasFallback = ({ kind }: GeometryColumn, { rule, cells }: RasterSampling) =>
  cells === "centre" && kind === "polygon" && rule !== "fraction";

/** Of each layer, for the next scenario. */
const knownPoints = new WeakMap<GeometryColumn, GeometryColumn>();

function pointsOf(geometry: GeometryColumn, ground: Ground | undefined): GeometryColumn {
  const known = knownPoints.get(geometry) ?? middlesOf(geometry, ground);
  knownPoints.set(geometry, known);
  return known;
}

function middlesOf(geometry: GeometryColumn, ground: Ground | undefined): GeometryColumn {
  const middles = middlePoints(geometry, ground);
  const coords = new Float64Array(new SharedArrayBuffer(middles.byteLength));
  coords.set(middles);
  const partStart = new Int32Array(new SharedArrayBuffer(middles.length * 2 + 4));
  for (let i = 0; i < partStart.length; i++) partStart[i] = i;
  return { kind: "point", coords, partStart };
}

function elementsOf({ partStart }: GeometryColumn): Uint32Array {
  const elements = new Uint32Array(partStart.length - 1);
  for (let i = 0; i < elements.length; i++) elements[i] = i;
  return elements;
}

async function blockOf(band: StoredBand) {
  const cells = await openBand(band);
  await cells.close();
  return cells.block;
}

/** Answers of all chunks in the order of the chunks, some of them at work at a time. */
async function eachAnswer(
  job: ReadingJob,
  chunks: readonly Chunk[],
  { threads, signal }: ReadingOptions,
  take: (answer: ChunkAnswer) => void,
): Promise<void> {
  const size = chunks.reduce(
    (sum, { window, elements }) =>
      sum + window.columns * window.rows + elements.reduce((all, each) => all + each.length, 0) * 20,
    0,
  );
  const isSmall = chunks.length < 2 || size < smallWork || threadCount() < 2;
  const isInline = threads === "none" || (threads === undefined && isSmall);
  const reader = isInline ? await openChunkReader(job) : readInThreads(job);
  // In line there is one place to read to; threads get the next chunks before they ask.
  const most = isInline ? 1 : threadCount() + 2;
  try {
    const ahead: Promise<ChunkAnswer>[] = [];
    let next = 0;
    while (next < chunks.length || ahead.length > 0) {
      signal?.throwIfAborted();
      while (next < chunks.length && ahead.length < most) {
        const samples = reader.answer(chunks[next++]!);
        // Whoever takes it hears of its failure; until then it must not count as unhandled.
        samples.catch(() => undefined);
        ahead.push(samples);
      }
      take(await ahead.shift()!);
    }
  } finally {
    await reader.close();
  }
}

function merge(total: ChunkSums, part: ChunkSums): void {
  const { element } = part;
  for (let i = 0; i < element.length; i++) {
    const at = element[i]!;
    total.isWithin[at]! |= part.isWithin[i]!;
    total.weight[at]! += part.weight[i]!;
    total.whole[at]! += part.whole[i]!;
    total.weighted[at]! += part.weighted[i]!;
    total.cells[at]! += part.cells[i]!;
    if (part.least[i]! < total.least[at]!) total.least[at] = part.least[i]!;
    if (part.greatest[i]! > total.greatest[at]!) total.greatest[at] = part.greatest[i]!;
  }
}

function answer(
  { geometry, ground, sampling: { rule, cells } }: Wanted,
  [own, middles]: readonly ChunkSums[],
  grid: GridPlace,
): GridSamples {
  const sums = own!;
  const count = sums.element.length;
  if (middles !== undefined)
    for (let i = 0; i < count; i++) if (sums.isWithin[i] === 0) takeOver(sums, middles, i);
  const sizes = rule === "fraction" ? wholeSizes(geometry, grid, sums, ground) : undefined;
  const isByShare = rule === "count" && geometry.kind === "polygon" && cells === "coverage";
  const value = new Float64Array(count);
  for (let i = 0; i < count; i++) value[i] = resultOf(sums, i, rule, sizes?.[i] ?? 0, isByShare);
  return { value, isWithin: sums.isWithin };
}

function takeOver(sums: ChunkSums, from: ChunkSums, i: number): void {
  for (const key of ["weight", "whole", "weighted", "cells", "least", "greatest", "isWithin"] as const)
    sums[key][i] = from[key][i]!;
}

/** Shares are sums of hundreds of terms: one that lacks no more than this of 1 is whole. */
const rounding = 1e-9;

/** @param isByShare whether cells are counted by the share of each that is covered rather than whole. */
function resultOf(sums: ChunkSums, i: number, rule: RasterRule, size: number, isByShare: boolean): number {
  if (sums.cells[i] === 0) return Number.NaN;
  if (rule === "count") return isByShare ? sums.weight[i]! : sums.cells[i]!;
  if (rule === "max") return sums.greatest[i]!;
  if (rule === "min") return sums.least[i]!;
  if (rule === "sum") return sums.weighted[i]!;
  // What is so thin that it weighs nothing is in or out as a whole.
  if (rule === "fraction") {
    const share = sums.weight[i]! > 0 ? sums.weighted[i]! / size : sums.greatest[i]!;
    return share > 1 - rounding ? 1 : share;
  }
  return sums.weight[i]! > 0 ? sums.weighted[i]! / sums.weight[i]! : sums.greatest[i]!;
}
