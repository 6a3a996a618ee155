import type { MapView } from "../../feature/liveMap.ts";
import { classState } from "./classExpressions.ts";
import { notExposedCode } from "./elementClasses.ts";

/** How long colouring may hold up the page at a time. */
const sliceMs = 8;

export interface PaintTarget {
  readonly source: string;
  readonly sourceLayer: string;
}

/** Gives elements their classes on the map, a slice at a time, writing only what differs from what is shown. */
export interface ClassPainter {
  /** Starts towards these classes by row; a call while one is under way takes its place. */
  paint(target: PaintTarget, classes: Uint8Array): void;
  /** The map has lost a source's states: the source went, or the graphics context did. */
  forget(source: string): void;
  stop(): void;
}

interface Job {
  readonly target: PaintTarget;
  readonly wanted: Uint8Array;
  readonly shown: Uint8Array;
  next: number;
}

/** @param onPainting told when it begins and when it has painted all it can. */
export function createClassPainter(
  map: Pick<MapView, "getSource" | "setFeatureState">,
  onPainting: (isPainting: boolean) => void,
): ClassPainter {
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
    paint(target, classes) {
      const before = jobs.get(target.source);
      if (before?.wanted === classes) return;
      const shown =
        before?.shown.length === classes.length
          ? before.shown
          : new Uint8Array(classes.length).fill(notExposedCode);
      jobs.set(target.source, { target, wanted: classes, shown, next: 0 });
      timer ??= setTimeout(work);
      onPainting(true);
    },
    forget(source) {
      jobs.delete(source);
    },
    stop() {
      clearTimeout(timer);
      jobs.clear();
    },
  };
}

function paintUntil(map: Pick<MapView, "getSource" | "setFeatureState">, job: Job, until: number): void {
  const { target, wanted, shown } = job;
  let written = 0;
  for (; job.next < wanted.length; job.next++) {
    const code = wanted[job.next]!;
    if (shown[job.next] === code) continue;
    shown[job.next] = code;
    // Not exposed is -1 for the style's expressions: nothing, like an element no one has painted.
    map.setFeatureState(
      { source: target.source, sourceLayer: target.sourceLayer, id: job.next },
      { [classState]: code === notExposedCode ? -1 : code },
    );
    // Reading the clock costs as much as a few elements.
    if (++written % 256 === 0 && performance.now() >= until) {
      job.next++;
      return;
    }
  }
}
