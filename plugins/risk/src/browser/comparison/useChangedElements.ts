import {
  type ChangedElements,
  furthestChangedElement,
  mostChangedElements,
} from "@stopbank/contract/comparison";
import { useClient } from "@stopbank/plugin-api/browser";
import useSWRInfinite from "swr/infinite";

/** Where changed elements are asked for. */
export interface ChangedElementsSource {
  /** Tells one question from another. */
  readonly key: string;
  ask(page: {
    readonly change: "worse" | "better";
    readonly offset: number;
    readonly limit: number;
  }): Promise<ChangedElements>;
}

const perPage = 20;

/** Pages of the elements of a layer that change the most, as many as were asked for. */
export function useChangedElements(source: ChangedElementsSource, change: "worse" | "better") {
  const { name } = useClient();
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite(
    (page: number, former: ChangedElements | null) =>
      former !== null && page * perPage >= former.total
        ? null
        : [name, "changed elements", change, page, source.key],
    ([, , , page]) => source.ask({ change, offset: page * perPage, limit: perPage }),
    { revalidateFirstPage: false, revalidateOnFocus: false },
  );
  const pages = data ?? [];
  const listed = pages.reduce((sum, { elements }) => sum + elements.length, 0);
  const total = pages[0]?.total ?? 0;
  return {
    pages,
    error: error as Error | undefined,
    retry: () => void mutate(),
    isLoading: isLoading || (isValidating && pages.length < size),
    hasMore: listed < total && listed + perPage <= furthestChangedElement - mostChangedElements,
    more: () => void setSize(size + 1),
  };
}
