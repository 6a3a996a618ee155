import type { SceneStore } from "@stopbank/scene/store";
import { useEffect, useEffectEvent } from "react";
import type { StoryCard } from "../../domain/storySteps.ts";
import { type AheadParts, fetchAhead } from "../map/fetchAhead.ts";
import { mapOf } from "../map/toldMap.ts";

/** After the card itself has had the network for so long, in milliseconds. */
const afterMs = 900;

/** Has the cards after and before the active one come ahead of time. */
export function useAhead(
  cards: readonly StoryCard[],
  active: number,
  { store, ...parts }: AheadParts & { readonly store: SceneStore },
): void {
  const fetchBoth = useEffectEvent((signal: AbortSignal) => {
    const live = mapOf(store);
    for (const index of [active + 1, active - 1]) {
      const card = cards[index];
      if (live !== undefined && card !== undefined) fetchAhead(card, live, parts, signal);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card has others beside it.
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => fetchBoth(left.signal), afterMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [active]);
}
