import type { SceneStore } from "@stopbank/scene/store";
import { useEffect, useEffectEvent, useState } from "react";
import type { StoryCard } from "../../domain/storySteps.ts";
import { aheadOf } from "../map/aheadOf.ts";
import { type AheadParts, fetchAhead } from "../map/fetchAhead.ts";
import { mapOf } from "../map/toldMap.ts";
import { untilShown } from "../map/untilShown.ts";

/** Has the cards after and before the active one come ahead of time, once that one is shown. */
export function useAhead(
  cards: readonly StoryCard[],
  active: number,
  { store, ...parts }: AheadParts & { readonly store: SceneStore },
): void {
  const fetchOne = useEffectEvent((index: number, signal: AbortSignal) => {
    const live = mapOf(store);
    const card = cards[index];
    if (live === undefined || card === undefined) return false;
    fetchAhead(card, live, parts, signal);
    return true;
  });
  const mapNow = useEffectEvent(() => mapOf(store));
  const [ahead] = useState(aheadOf);
  useEffect(() => {
    ahead.keep(active);
    const left = new AbortController();
    void untilShown(() => mapNow(), left.signal).then(() => {
      if (!left.signal.aborted) ahead.fetch(active, (index, signal) => fetchOne(index, signal));
    });
    return () => left.abort();
  }, [active, ahead]);
  useEffect(() => () => ahead.stop(), [ahead]);
}
