import { routes } from "@stopbank/contract/routes";
import type { FoundPlace } from "@stopbank/contract/search";
import { useCall } from "@stopbank/plugin-api/browser";
import type { Suggested } from "@stopbank/ui/search-box";
import { type Search, useSuggested } from "@stopbank/ui/use-suggested";
import { useCallback } from "react";

/** What the client's data has by a name. */
export function usePlaces(text: string): Suggested<FoundPlace> {
  const call = useCall();
  const search = useCallback<Search<FoundPlace>>(
    (asked, signal) => call(routes.searchPlaces, { query: { search_query: asked } }, { signal }),
    [call],
  );
  return useSuggested(text, search);
}
