import type { SceneStore } from "@stopbank/scene/store";
import { useEffect, useEffectEvent, useState } from "react";
import type { StoryCard } from "../../domain/storySteps.ts";
import { aheadOf } from "../map/aheadOf.ts";
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
  const fetchOne = useEffectEvent((index: number, signal: AbortSignal) => {
    const live = mapOf(store);
    const card = cards[index];
    if (live === undefined || card === undefined) return false;
    fetchAhead(card, live, parts, signal);
    return true;
  });
  const [ahead] = useState(aheadOf);
  useEffect(() => {
    ahead.keep(active);
    const timer = setTimeout(() => ahead.fetch(active, (index, signal) => fetchOne(index, signal)), afterMs);
    return () => clearTimeout(timer);
  }, [active, ahead]);
  useEffect(() => () => ahead.stop(), [ahead]);
}
