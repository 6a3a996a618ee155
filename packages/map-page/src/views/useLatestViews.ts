import { routes } from "@stopbank/contract/routes";
import type { SavedView } from "@stopbank/contract/saved-views";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { keepAnswers } from "@stopbank/ui/keep-answers";
import { type Loadable, mapLoadable, ready, toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { readAllViews } from "./readAllViews.ts";

/** As many as Home shows before it is asked for all. */
const few = 6;

/** Each time they are shown: others may have shared some meanwhile. */
const asked = { use: [keepAnswers(0)] };

export interface LatestViews {
  readonly views: readonly SavedView[];
  /** Asks for those that are not there; undefined where all are. */
  readonly onMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
}

/** The views that the reader sees in this client, of which those changed last come first, and all once they are asked for. */
export function useLatestViews(): Loadable<LatestViews> {
  const call = useCall();
  const { name } = useClient();
  const [wantsAll, setWantsAll] = useState(false);
  const latest = useSWR(
    [name, "latest saved views"],
    () => call(routes.savedViews, { query: { limit: few } }),
    asked,
  );
  const all = useSWR(wantsAll ? [name, "saved views"] : null, () => readAllViews(call), asked);
  if (all.data !== undefined) return ready({ views: all.data, onMore: undefined, isLoadingMore: false });
  if (all.error !== undefined) return toLoadable<never>({ ...all, data: undefined });
  return mapLoadable(toLoadable(latest), ({ views, next_cursor }) => ({
    views,
    onMore: next_cursor === null ? undefined : () => setWantsAll(true),
    isLoadingMore: wantsAll,
  }));
}
