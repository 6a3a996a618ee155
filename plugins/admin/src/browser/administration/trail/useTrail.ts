import type { TrailPage } from "@stopbank/contract/administration";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import useSWRInfinite from "swr/infinite";
import type { TrailFilter, TrailViewProps } from "./TrailView.tsx";

const dayMs = 86_400_000;

/** Days as the reader means them, as moments: until the end of the last one. */
const queryOf = ({ action, from, until }: TrailFilter) => ({
  ...(action === "" ? {} : { action }),
  ...(from === "" ? {} : { from: new Date(`${from}T00:00:00`).toISOString() }),
  ...(until === "" ? {} : { until: new Date(new Date(`${until}T00:00:00`).getTime() + dayMs).toISOString() }),
});

/** The trail, page after page, by what it is filtered by. */
export function useTrail(): TrailViewProps {
  const call = useCall();
  const { name } = useClient();
  const [filter, setFilter] = useState<TrailFilter>({ action: "", from: "", until: "" });
  const actions = useSWR<readonly string[], Error>(
    [name, "audit-actions"],
    () => call(routes.auditActions, {}),
    { revalidateOnMount: true },
  );
  const { data, error, mutate, size, setSize, isValidating } = useSWRInfinite<TrailPage, Error>(
    (index, before: TrailPage | null) =>
      index > 0 && before?.next_cursor == null
        ? null
        : [name, "audit-trail", JSON.stringify(queryOf(filter)), before?.next_cursor ?? ""],
    ([, , query, cursor]: readonly [string, string, string, string]) =>
      call(routes.auditTrail, {
        query: { ...(JSON.parse(query) as object), ...(cursor === "" ? {} : { cursor }) },
      }),
    { revalidateOnMount: true, revalidateFirstPage: false },
  );
  return {
    events: mapLoadable(toLoadable({ data, error, mutate }), (pages) =>
      pages.flatMap(({ events }) => events),
    ),
    filter,
    actions: actions.data ?? [],
    hasMore: data?.at(-1)?.next_cursor != null,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    onFilter: setFilter,
    onMore: () => void setSize(size + 1),
  };
}
