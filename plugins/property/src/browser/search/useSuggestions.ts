import { routes } from "@stopbank/contract/routes";
import type { FoundAssets } from "@stopbank/contract/search";
import { useCall } from "@stopbank/plugin-api/browser";
import type { Loadable } from "@stopbank/ui/loadable";
import { useEffect, useEffectEvent, useState } from "react";
import { hasEnough } from "../../domain/hasEnough.ts";
import type { Suggested } from "./PropertySearchView.tsx";

const settledMs = 300;

/**
 * Properties that answer to a text, asked once nobody has typed for 300 ms; what is not wanted any more is given up.
 *
 * @param layer the element layer: nothing is searched for until it is known. Where it failed, another text asks for it again.
 */
export function useSuggestions(text: string, layer: Loadable<string>): Suggested {
  const call = useCall();
  const [answered, setAnswered] = useState<{
    readonly text: string;
    readonly properties: FoundAssets | undefined;
  }>();
  const wanted = hasEnough(text) ? text.trim().slice(0, 100) : undefined;
  const type = layer.state === "ready" ? layer.value : undefined;
  useEffect(() => {
    if (wanted === undefined || type === undefined) return;
    const abort = new AbortController();
    const answer = (properties: FoundAssets | undefined) => {
      if (!abort.signal.aborted) setAnswered({ text: wanted, properties });
    };
    const timer = setTimeout(() => {
      const asked = { params: { assetType: type }, query: { search_query: wanted } };
      call(routes.searchAssets, asked, { signal: abort.signal }).then(answer, (error: unknown) => {
        if (!abort.signal.aborted) console.warn("Properties could not be searched for.", error);
        answer(undefined);
      });
    }, settledMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [call, type, wanted]);

  const retry = useEffectEvent(() => {
    if (layer.state === "failed") layer.retry?.();
  });
  useEffect(() => {
    if (wanted === undefined) return;
    const timer = setTimeout(() => retry(), settledMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  if (text.trim() === "") return { state: "nothing asked" };
  if (wanted === undefined) return { state: "too short" };
  if (layer.state === "failed") return { state: "failed" };
  if (answered?.text !== wanted) return { state: "loading" };
  return answered.properties === undefined
    ? { state: "failed" }
    : { state: "found", properties: answered.properties };
}
