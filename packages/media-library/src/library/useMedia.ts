import type { ListedMedium, MediaPage, MediaRoom, MediumKind } from "@stopbank/contract/media";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { type Loadable, mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useSettled } from "@stopbank/ui/use-settled";
import { useState } from "react";
import useSWRInfinite from "swr/infinite";

export interface MediaFilter {
  /** Empty for all. */
  readonly kind: MediumKind | "";
  readonly search: string;
}

export interface Media {
  readonly media: Loadable<readonly ListedMedium[]>;
  readonly room: MediaRoom | undefined;
  readonly filter: MediaFilter;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onFilter: (filter: MediaFilter) => void;
  readonly onMore: () => void;
  /** Asks anew for all that is shown. */
  readonly reload: () => Promise<unknown>;
}

/** The client's media, page after page, by what they are filtered by. @param kind the one to begin with; empty for all. */
export function useMedia(kind: MediumKind | "" = ""): Media {
  const call = useCall();
  const { name } = useClient();
  const [filter, setFilter] = useState<MediaFilter>({ kind, search: "" });
  const search = useSettled(filter.search.trim(), 250);
  const query = { ...(filter.kind && { kind: filter.kind }), ...(search && { search }) };
  const { data, error, mutate, size, setSize, isValidating } = useSWRInfinite<MediaPage, Error>(
    (index, before: MediaPage | null) =>
      index > 0 && before?.next_cursor == null
        ? null
        : [name, "media", JSON.stringify(query), before?.next_cursor ?? ""],
    ([, , asked, cursor]: readonly [string, string, string, string]) =>
      call(routes.media, {
        query: { ...(JSON.parse(asked) as object), ...(cursor === "" ? {} : { cursor }) },
      }),
    { revalidateOnMount: true, revalidateFirstPage: false, keepPreviousData: true },
  );
  return {
    media: mapLoadable(toLoadable({ data, error, mutate }), (pages) => pages.flatMap(({ media }) => media)),
    room: data?.[0]?.room,
    filter,
    hasMore: data?.at(-1)?.next_cursor != null,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    onFilter: setFilter,
    onMore: () => void setSize(size + 1),
    reload: () => mutate(),
  };
}
