import type { Get } from "@stopbank/plugin-api";
import type { MapPart } from "@stopbank/plugin-api/browser";

/** What came of the parts of one kind. */
export interface LoadedParts<T> {
  readonly parts: readonly T[];
  /** Ids of the contributions that did not come. */
  readonly lost: readonly string[];
}

/** Fetches and makes what plugins add to a page's map, in order. What fails is left out and named in the log; never rejects. */
export async function loadMapParts<T>(
  contributed: readonly MapPart<T>[],
  pageId: string,
  get: Get,
): Promise<LoadedParts<T>> {
  const ours = contributed.filter(({ page }) => page === pageId);
  const made = await Promise.all(
    ours.map(async ({ id, load }): Promise<LoadedParts<T>> => {
      try {
        return { parts: [await load(get)], lost: [] };
      } catch (error) {
        console.warn(`Contribution ${id} failed.`, error);
        return { parts: [], lost: [id] };
      }
    }),
  );
  return { parts: made.flatMap(({ parts }) => parts), lost: made.flatMap(({ lost }) => lost) };
}
