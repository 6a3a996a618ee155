import type { Remote } from "./askRemote.ts";
import { type DescribedSource, describeSource } from "./describeSource.ts";
import type { ConfiguredSource } from "./remoteSource.ts";

export interface KnownSources {
  /** A source once it is described; undefined where there is none of that name, or it does not say what it has. */
  find(id: string): Promise<DescribedSource | undefined>;
  readonly configured: ReadonlyMap<string, ConfiguredSource>;
}

export interface PatienceMs {
  /** How long a page waits for a description before it goes on without. */
  readonly page: number;
  /** How long until a source that failed is asked again, and until one that did not is. */
  readonly again: number;
  readonly anew: number;
}

const usualPatienceMs: PatienceMs = { page: 1_500, again: 60_000, anew: 3_600_000 };

/**
 * What the sources have, asked when it is first needed and kept. A source that cannot be asked is left alone for a minute, and
 * no page waits longer than 1.5 s for it.
 *
 * @param onFailure told why a source could not be described.
 */
export function knowSources(
  sources: readonly ConfiguredSource[],
  remote: Remote,
  onFailure: (id: string, cause: unknown) => void,
  patienceMs: PatienceMs = usualPatienceMs,
): KnownSources {
  const configured = new Map(sources.map((one) => [one.id, one]));
  interface Asked {
    readonly described: Promise<DescribedSource | undefined>;
    againAt: number;
  }
  const asked = new Map<string, Asked>();
  const ask = (from: ConfiguredSource, former: Asked | undefined): Asked => {
    const entry: Asked = {
      described: describeSource(from, remote).catch((cause: unknown) => {
        onFailure(from.id, cause);
        entry.againAt = performance.now() + patienceMs.again;
        // What it said before still holds.
        return former?.described;
      }),
      againAt: performance.now() + patienceMs.anew,
    };
    return entry;
  };
  return {
    configured,
    async find(id) {
      const from = configured.get(id);
      if (from === undefined) return undefined;
      const former = asked.get(id);
      const entry = former !== undefined && performance.now() < former.againAt ? former : ask(from, former);
      asked.set(id, entry);
      return withinMs(entry.described, patienceMs.page);
    },
  };
}

async function withinMs<T>(wanted: Promise<T | undefined>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([wanted, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
