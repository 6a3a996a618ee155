import type { MapView } from "../../feature/liveMap.ts";

/** How long painting may hold up the page at a time. */
const sliceMs = 8;

export interface PaintTarget {
  readonly source: string;
  readonly sourceLayer: string;
}

/** One feature state, from a code by row. */
export interface PaintedState {
  /** Its name on the map. */
  readonly name: string;
  /** The code of a row that nobody has painted. */
  readonly unpainted: number;
  valueOf(code: number): number | boolean;
}

/** Gives elements their states on the map, a slice at a time, writing only what differs from what is shown. */
export interface StatePainter {
  /** Starts towards these codes by row; a call for the same state of a source takes the place of one under way. */
  paint(target: PaintTarget, state: PaintedState, codes: Uint8Array): void;
  /** The map has lost a source's states: the source went, or the graphics context did. */
  forget(source: string): void;
  stop(): void;
}

interface Job {
  readonly target: PaintTarget;
  readonly state: PaintedState;
  readonly wanted: Uint8Array;
  readonly shown: Uint8Array;
  next: number;
}

/** @param onPainting told when it begins and when it has painted all it can. */
export function createStatePainter(
  map: Pick<MapView, "getSource" | "setFeatureState">,
  onPainting: (isPainting: boolean) => void,
): StatePainter {
  const jobs = new Map<string, Job>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = () => {
    timer = undefined;
    const until = performance.now() + sliceMs;
    for (const job of jobs.values()) {
      if (map.getSource(job.target.source) === undefined) continue;
      paintUntil(map, job, until);
      if (performance.now() >= until) break;
    }
    if ([...jobs.values()].some((job) => job.next < job.wanted.length && map.getSource(job.target.source)))
      timer = setTimeout(work);
    else onPainting(false);
  };

  return {
    paint(target, state, codes) {
      const key = `${state.name} ${target.source}`;
      const before = jobs.get(key);
      if (before?.wanted === codes) return;
      const shown =
        before?.shown.length === codes.length
          ? before.shown
          : new Uint8Array(codes.length).fill(state.unpainted);
      jobs.set(key, { target, state, wanted: codes, shown, next: 0 });
      timer ??= setTimeout(work);
      onPainting(true);
    },
    forget(source) {
      for (const [key, job] of jobs) if (job.target.source === source) jobs.delete(key);
    },
    stop() {
      clearTimeout(timer);
      jobs.clear();
    },
  };
}

function paintUntil(map: Pick<MapView, "setFeatureState">, job: Job, until: number): void {
  const { target, state, wanted, shown } = job;
  let written = 0;
  for (; job.next < wanted.length; job.next++) {
    const code = wanted[job.next]!;
    if (shown[job.next] === code) continue;
    shown[job.next] = code;
    map.setFeatureState(
      { source: target.source, sourceLayer: target.sourceLayer, id: job.next },
      { [state.name]: state.valueOf(code) },
    );
    // Reading the clock costs as much as a few elements.
    if (++written % 256 === 0 && performance.now() >= until) {
      job.next++;
      return;
    }
  }
}
