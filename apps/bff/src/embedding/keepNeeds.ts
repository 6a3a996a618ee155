import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { type StoryNeeds, storyNeeds } from "./storyNeeds.ts";

/** As long as a story that was withdrawn may still be read elsewhere. */
const keptMs = 60_000;
const mostKept = 200;

/**
 * What stories need, asked for once a minute each: of many readers at a time one asks.
 *
 * @param now in milliseconds; for tests.
 */
export function keepNeeds(now: () => number = () => performance.now()) {
  const kept = new Map<string, { readonly at: number; readonly needs: Promise<StoryNeeds> }>();
  /**
   * @param client whose host it is read at; undefined for the installation's own.
   * @throws DomainError `stories/not-embedded`, and whatever else the API says to that reader.
   */
  return (client: string | undefined, storyId: string, call: CallApi): Promise<StoryNeeds> => {
    const key = `${client ?? ""}/${storyId}`;
    const former = kept.get(key);
    if (former !== undefined && now() - former.at < keptMs) return former.needs;
    const needs = Promise.all([
      call(routes.embeddedStory, { params: { storyId } }),
      call(routes.layers, {}),
    ]).then(([story, layers]) => storyNeeds(story, layers));
    kept.delete(key);
    kept.set(key, { at: now(), needs });
    // What there is not is not kept: it may be published in a moment, and there are more such numbers than places.
    needs.catch(() => {
      if (kept.get(key)?.needs === needs) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return needs;
  };
}
