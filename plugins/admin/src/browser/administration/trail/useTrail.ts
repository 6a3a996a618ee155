import type { TrailExportQuery, TrailPage } from "@stopbank/contract/administration";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useSettled } from "@stopbank/ui/use-settled";
import { useState } from "react";
import useSWR from "swr";
import useSWRInfinite from "swr/infinite";
import { everything, type TrailFilter } from "./TrailFilterView.tsx";
import type { TrailViewProps } from "./TrailView.tsx";
import { usePeopleToPick } from "./usePeopleToPick.ts";
import { useTrailExport } from "./useTrailExport.ts";
import { type Meant, peopleToOffer, whoIsMeant } from "./whoIsMeant.ts";

const dayMs = 86_400_000;
/** Until somebody has stopped typing. */
const settledMs = 300;

/** Days as the reader means them, as moments: until the end of the last one. */
const queryOf = ({ action, about, from, until }: TrailFilter, who: Meant): TrailExportQuery => ({
  ...(action === "" ? {} : { action }),
  ...(who.kind === "account" ? { actor_uuid: who.uuid } : {}),
  ...(about.trim() === "" ? {} : { subject: about.trim() }),
  ...(from === "" ? {} : { from: new Date(`${from}T00:00:00`).toISOString() }),
  ...(until === "" ? {} : { until: new Date(new Date(`${until}T00:00:00`).getTime() + dayMs).toISOString() }),
});

/** The trail, page after page, by what it is filtered by. */
export function useTrail(): TrailViewProps {
  const call = useCall();
  const { name } = useClient();
  const [filter, setFilter] = useState(everything);
  const { people, isKnown, pick } = usePeopleToPick();
  const who = whoIsMeant(filter.who, people);
  const query = useSettled(JSON.stringify(queryOf(filter, who)), settledMs);
  const actions = useSWR<readonly string[], Error>(
    [name, "audit-actions"],
    () => call(routes.auditActions, {}),
    { revalidateOnMount: true },
  );
  const { data, error, mutate, size, setSize, isValidating } = useSWRInfinite<TrailPage, Error>(
    (index, before: TrailPage | null) =>
      index > 0 && before?.next_cursor == null
        ? null
        : [name, "audit-trail", query, before?.next_cursor ?? ""],
    ([, , asked, cursor]: readonly [string, string, string, string]) =>
      call(routes.auditTrail, {
        query: { ...(JSON.parse(asked) as object), ...(cursor === "" ? {} : { cursor }) },
      }),
    { revalidateOnMount: true, revalidateFirstPage: false },
  );
  return {
    events: mapLoadable(toLoadable({ data, error, mutate }), (pages) =>
      pages.flatMap(({ events }) => events),
    ),
    filter,
    actions: actions.data ?? [],
    people: peopleToOffer(filter.who, people),
    whoProblem:
      who.kind === "unknown" && isKnown
        ? "Choose a person, or write the id of an account that is gone."
        : undefined,
    hasMore: data?.at(-1)?.next_cursor != null,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    ...useTrailExport(JSON.parse(query) as TrailExportQuery),
    onFilter: (next) => {
      pick();
      setFilter(next);
    },
    onPick: pick,
    onMore: () => void setSize(size + 1),
  };
}
