import { ApiError } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { FoundPlaces } from "@stopbank/contract/search";
import { useCall } from "@stopbank/plugin-api/browser";
import { useEffect, useState } from "react";
import type { Suggested } from "./PlaceSearchView.tsx";
import { isEnough } from "./searchText.ts";

const settledMs = 300;
/** The server takes no more. */
const mostCharacters = 100;

/** What the client's data has by a name, asked once nobody has typed for 300 ms; what is not wanted any more is given up. */
export function usePlaces(text: string): Suggested {
  const call = useCall();
  const [answered, setAnswered] = useState<{
    readonly text: string;
    readonly places?: FoundPlaces;
    /** Why there are none, as the server told whoever asked. */
    readonly why?: string;
  }>();
  const wanted = isEnough(text) ? text.trim().slice(0, mostCharacters) : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    const abort = new AbortController();
    const answer = (outcome: { readonly places?: FoundPlaces; readonly why?: string }) => {
      if (!abort.signal.aborted) setAnswered({ text: wanted, ...outcome });
    };
    const timer = setTimeout(() => {
      call(routes.searchPlaces, { query: { search_query: wanted } }, { signal: abort.signal }).then(
        (places) => answer({ places }),
        (error: unknown) =>
          answer(
            error instanceof ApiError && error.status >= 400 && error.status < 500
              ? { why: error.message }
              : {},
          ),
      );
    }, settledMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [call, wanted]);
  if (text.trim() === "") return { state: "nothing asked" };
  if (wanted === undefined) return { state: "too short" };
  if (answered?.text !== wanted) return { state: "loading" };
  const { places, why } = answered;
  if (places !== undefined) return { state: "found", places };
  return { state: "failed", ...(why === undefined ? {} : { why }) };
}
