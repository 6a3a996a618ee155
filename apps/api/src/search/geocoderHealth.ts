import { LRUCache } from "lru-cache";

/** Whether a geocoder is worth asking, by how the last questions went. */
export interface GeocoderHealth {
  /** Whether a question of this caller's may be asked now. */
  mayAsk(site: string): boolean;
  /** The same just before it is asked: while the geocoder fails, this one finds out whether it is back, and others wait for that. */
  begin(site: string): boolean;
  answered(site: string): void;
  failed(site: string): void;
}

export interface GeocoderPauses {
  /** For so long nothing of a caller's is asked after several of its questions failed in a row: they may be slow ones. */
  readonly pauseMs: number;
  /** While the questions of several callers fail, one is asked in so long. */
  readonly probeMs: number;
}

/** One failure may be of one question. */
const failuresInRow = 3;
/** Whoever asks what takes long fails alone: it is the geocoder that fails where others' questions do as well. */
const callersInRow = 2;
/** Callers whose failures are remembered. */
const mostCallers = 10_000;

export function createGeocoderHealth({ pauseMs, probeMs }: GeocoderPauses): GeocoderHealth {
  const own = new LRUCache<string, { readonly failures: number; readonly pausedUntilMs: number }>({
    max: mostCallers,
  });
  let failures = 0;
  const failing = new Set<string>();
  /** When the next question may find out whether it is back; undefined while it answers. */
  let nextProbeMs: number | undefined;

  const mayAsk = (site: string) => {
    const now = performance.now();
    return now >= (own.get(site)?.pausedUntilMs ?? 0) && now >= (nextProbeMs ?? 0);
  };
  const askNoMoreFor = (ms: number) => performance.now() + ms;
  return {
    mayAsk,
    begin(site) {
      if (!mayAsk(site)) return false;
      if (nextProbeMs !== undefined) nextProbeMs = askNoMoreFor(probeMs);
      return true;
    },
    answered(site) {
      own.delete(site);
      failures = 0;
      failing.clear();
      nextProbeMs = undefined;
    },
    failed(site) {
      const ownFailures = (own.get(site)?.failures ?? 0) + 1;
      own.set(
        site,
        ownFailures < failuresInRow
          ? { failures: ownFailures, pausedUntilMs: 0 }
          : { failures: 0, pausedUntilMs: askNoMoreFor(pauseMs) },
      );
      failures++;
      if (failing.size < callersInRow) failing.add(site);
      if (failures >= failuresInRow && failing.size === callersInRow) nextProbeMs = askNoMoreFor(probeMs);
    },
  };
}
