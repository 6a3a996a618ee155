import type { Get } from "@stopbank/plugin-api";
import type { MapPart } from "@stopbank/plugin-api/browser";

/** What came of the parts of one kind. */
export interface LoadedParts<T> {
  readonly parts: readonly T[];
  /** Ids of the contributions that did not come. */
  readonly lost: readonly string[];
  /** Why, of each. */
  readonly failures: readonly Error[];
}

/** What a visit of a page has made so far, by contribution: what stays on the map stays the very same. */
export type MadeParts<T> = WeakMap<MapPart<T>, Promise<T>>;

/**
 * Fetches and makes what plugins add to a page's map, in order. What fails is left out and named in the log, and tried
 * again the next time; never rejects.
 */
export async function loadMapParts<T>(
  contributed: readonly MapPart<T>[],
  pageId: string,
  get: Get,
  made: MadeParts<T>,
): Promise<LoadedParts<T>> {
  const ours = contributed.filter(({ page }) => page === pageId);
  const loaded = await Promise.all(
    ours.map(async (part): Promise<LoadedParts<T>> => {
      const { id, load } = part;
      try {
        const making = made.get(part) ?? load(get);
        made.set(part, making);
        return { parts: [await making], lost: [], failures: [] };
      } catch (error) {
        made.delete(part);
        console.warn(`Contribution ${id} failed.`, error);
        const failure = error instanceof Error ? error : new Error(String(error));
        return { parts: [], lost: [id], failures: [failure] };
      }
    }),
  );
  return {
    parts: loaded.flatMap(({ parts }) => parts),
    lost: loaded.flatMap(({ lost }) => lost),
    failures: loaded.flatMap(({ failures }) => failures),
  };
}
