import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { canSucceedLater } from "@stopbank/ui/failure";
import type { Loadable } from "@stopbank/ui/loadable";
import type { Suggested } from "@stopbank/ui/search-box";
import { type Search, settledMs, useSuggested } from "@stopbank/ui/use-suggested";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { Suggestion } from "./PropertySearchView.tsx";

/**
 * Properties that answer to a text.
 *
 * @param layer the element layer: nothing is searched for until it is known. Where it failed, another text asks for it again.
 */
export function useSuggestions(text: string, layer: Loadable<string>): Suggested<Suggestion> {
  const call = useCall();
  const type = layer.state === "ready" ? layer.value : undefined;
  const search = useMemo((): Search<Suggestion> | undefined => {
    if (type === undefined) return;
    return (asked, signal) =>
      call(routes.searchAssets, { params: { assetType: type }, query: { search_query: asked } }, { signal });
  }, [call, type]);
  const suggested = useSuggested(text, search);
  const isAsked = suggested.state !== "nothing asked" && suggested.state !== "too short";
  const retry = useEffectEvent(() => {
    if (layer.state === "failed") layer.retry?.();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text asks anew.
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => retry(), settledMs);
    return () => clearTimeout(timer);
  }, [isAsked, text]);

  return isAsked && layer.state === "failed" ? withoutLayer(layer.error) : suggested;
}

/** An organisation that has no Property Explorer set up is told so: asking again in a moment would not help. */
const withoutLayer = (error: Error): Suggested<never> =>
  canSucceedLater(error) ? { state: "failed" } : { state: "failed", why: error.message };
