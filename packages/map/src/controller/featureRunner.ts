import type { Scene } from "@stopbank/scene";
import { ref } from "valtio/vanilla";
import type { LiveMap } from "../feature/liveMap.ts";
import { leftOut, type MapFault, wordsOf } from "../feature/mapFault.ts";
import type { MapFeature, RunningFeature } from "../feature/mapFeature.ts";
import type { MapState } from "../feature/mapState.ts";
import type { FeatureStyle } from "./composeStyle.ts";

/** What a feature is given, and its end. */
export interface Lease {
  readonly live: LiveMap;
  end(): void;
}

/** The features of a map. One whose code throws is stopped and left out; the others run on. */
export interface FeatureRunner {
  /**
   * Starts those that are new, stops those that are not in the list any more; one that was left out gets another try.
   *
   * @returns whether the list is another.
   */
  set(features: readonly MapFeature[]): boolean;
  /** Whether the sources or layers of any follow from a part of the scene that is another. */
  isStyledAnew(before: Scene, after: Scene): boolean;
  /** What each adds to the style; those that throw are left out. */
  styles(scene: Scene): FeatureStyle[];
  /** Runs something of each, in order. */
  each(what: (part: RunningFeature, id: string) => void): void;
  /** Runs something of one; undefined where it is not there or fails. */
  of<T>(id: string, what: (part: RunningFeature) => T): T | undefined;
  leaveOut(fault: MapFault): void;
  stop(): void;
}

interface Running {
  readonly feature: MapFeature;
  readonly part: RunningFeature;
  readonly lease: Lease;
}

/**
 * @param ended called after one was stopped, while the map still shows what it brought.
 * @param leftOutMeanwhile called after one that may be in the style was left out.
 */
export function createFeatureRunner(
  state: MapState,
  lend: (id: string) => Lease,
  report: (fault: MapFault) => void,
  ended: (id: string) => void,
  leftOutMeanwhile: () => void,
): FeatureRunner {
  let listed: readonly MapFeature[] = [];
  let running: readonly Running[] = [];

  const show = (next: readonly Running[]) => {
    running = next;
    state.features = ref(next.map(({ feature }) => feature));
  };
  const end = ({ feature, part, lease }: Running) => {
    try {
      part.stop?.();
    } catch (thrown) {
      report(failed(feature.id, thrown));
    }
    lease.end();
    ended(feature.id);
  };
  const leaveOut = (fault: MapFault) => {
    const gone = running.find(({ feature }) => feature.id === fault.id);
    if (gone === undefined) return;
    show(running.filter((one) => one !== gone));
    end(gone);
    report(fault);
    leftOutMeanwhile();
  };
  const guarded = <T>(id: string, what: () => T): T | undefined => {
    try {
      return what();
    } catch (thrown) {
      leaveOut(failed(id, thrown));
      return undefined;
    }
  };
  const start = (feature: MapFeature): Running | undefined => {
    const lease = lend(feature.id);
    try {
      return { feature, lease, part: feature.start(lease.live) };
    } catch (thrown) {
      lease.end();
      report(failed(feature.id, thrown));
      return undefined;
    }
  };

  return {
    set(features) {
      if (features.length === listed.length && features.every((one, at) => one === listed[at])) return false;
      listed = features;
      for (const gone of running.filter(({ feature }) => !features.includes(feature))) end(gone);
      const next: Running[] = [];
      for (const feature of features) {
        const former = next.find((other) => other.feature.id === feature.id);
        if (former === undefined) {
          const known = running.find((other) => other.feature === feature);
          const begun = known ?? start(feature);
          if (begun !== undefined) next.push(begun);
        } else if (former.feature !== feature)
          report(leftOut(feature.id, "map/duplicate-feature", "another feature has that name"));
      }
      show(next);
      return true;
    },
    isStyledAnew: (before, after) =>
      running.some(({ feature }) => feature.styledBy?.some((key) => before[key] !== after[key]) === true),
    styles: (scene) =>
      running.flatMap(({ feature, part }) => {
        const style = guarded(feature.id, () => ({
          feature: feature.id,
          sources: part.sources?.(scene) ?? {},
          layers: part.layers?.(scene) ?? [],
        }));
        return style === undefined ? [] : [style];
      }),
    each(what) {
      for (const { feature, part } of running) guarded(feature.id, () => what(part, feature.id));
    },
    of(id, what) {
      const found = running.find(({ feature }) => feature.id === id);
      return found === undefined ? undefined : guarded(id, () => what(found.part));
    },
    leaveOut,
    stop() {
      const all = running;
      show([]);
      for (const one of all.toReversed()) end(one);
    },
  };
}

const failed = (id: string, thrown: unknown) => leftOut(id, "map/feature-failed", wordsOf(thrown), thrown);
