// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import type { Page } from "playwright-core";

/** One task of the main thread that lasted longer than `longMs`. */
export interface LongTask {
  readonly ms: number;
  /** Of it, our functions and whatever they called, MapLibre's included. */
  readonly ownMs: number;
  /** Those of ours in which most of it went by, the longest first. */
  readonly mostly: readonly string[];
}

export interface TasksSeen {
  readonly long: readonly LongTask[];
  /** What of one task was ours, at most, whether or not the task was long. */
  readonly mostOwnMs: number;
}

interface Node {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
}

export const longMs = 100;
const sampledUs = 500;
/** A processor's drawing of the map is waited for in this, from a function of ours. */
const waitsForDrawing = "readPixels";
const noted = "stopbankBenchMark";

declare global {
  interface Window {
    benchWatch?: PerformanceObserver;
    benchTasks: { startTime: number; duration: number }[];
  }
}

/** Samples the main thread while something is done, and tells by the file of its functions whose time it was. */
export async function watchTasks(page: Page, what: () => Promise<unknown>): Promise<TasksSeen> {
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: sampledUs });
  await session.send("Profiler.start");
  const markedAtMs = await page.evaluate(mark);
  await what();
  const tasks = await page.evaluate(async () => {
    // Entries are handed over some time after the task.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return window.benchTasks;
  });
  const { profile } = await session.send("Profiler.stop");
  await session.detach();
  const nodes: ReadonlyMap<number, Node> = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id])),
  );
  const ownersOf = createOwners(nodes, parents);
  const { samples = [], timeDeltas = [] } = profile;
  const atUs: number[] = [];
  let now = profile.startTime;
  for (const delta of timeDeltas) {
    now += delta;
    atUs.push(now);
  }
  const marked = samples.findIndex((id) => nodes.get(id)?.callFrame.functionName === noted);
  if (marked < 0) throw new Error("The profile and the page's clock could not be brought together.");
  const toMs = (us: number) => (us - atUs[marked]!) / 1_000 + markedAtMs;
  const long: LongTask[] = [];
  let mostOwnMs = 0;
  for (const { startTime, duration } of tasks) {
    const byFunction = new Map<string, number>();
    let ownMs = 0;
    for (const [at, us] of atUs.entries()) {
      const ms = toMs(us);
      if (ms < startTime || ms > startTime + duration) continue;
      const owner = ownersOf(samples[at]!);
      if (owner === undefined) continue;
      const lasted = ((atUs[at + 1] ?? us) - us) / 1_000;
      ownMs += lasted;
      byFunction.set(owner, (byFunction.get(owner) ?? 0) + lasted);
    }
    mostOwnMs = Math.max(mostOwnMs, ownMs);
    const mostly = [...byFunction].toSorted(([, a], [, b]) => b - a).slice(0, 3);
    if (duration > longMs)
      long.push({ ms: duration, ownMs, mostly: mostly.map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`) });
  }
  return { long, mostOwnMs };
}

/** The innermost function of ours that a sample was in or beneath; undefined where it was in none. */
function createOwners(nodes: ReadonlyMap<number, Node>, parents: ReadonlyMap<number, number>) {
  const known = new Map<number, string | undefined>();
  const ownerOf = (id: number): string | undefined => {
    if (known.has(id)) return known.get(id);
    const node = nodes.get(id);
    const parent = parents.get(id);
    const inherited = parent === undefined ? undefined : ownerOf(parent);
    const owner = node !== undefined && isOurs(node) ? nameOf(node) : inherited;
    const isDrawing = node?.callFrame.functionName === waitsForDrawing;
    known.set(id, isDrawing ? undefined : owner);
    return known.get(id);
  };
  return ownerOf;
}

/** Whatever the product serves but MapLibre, so React's work too: it is done for us. */
const isOurs = ({ callFrame: { url } }: Node) => /\/assets\//.test(url) && !/\/assets\/maplibre-/.test(url);

const nameOf = ({ callFrame: { functionName, url, lineNumber, columnNumber } }: Node) =>
  `${functionName || "(unnamed)"} ${url.slice(url.lastIndexOf("/") + 1)}:${lineNumber + 1}:${columnNumber + 1}`;

/** Begins to note tasks, and works for a while under a name that the profile shows. Answers when that began. */
function mark(): number {
  window.benchTasks = [];
  window.benchWatch?.disconnect();
  window.benchWatch = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.benchTasks.push({ startTime, duration });
  });
  window.benchWatch.observe({ type: "longtask" });
  const stopbankBenchMark = (): number => {
    const began = performance.now();
    while (performance.now() - began < 200);
    return began;
  };
  return stopbankBenchMark();
}
