import {
  type ChangedElements,
  furthestChangedElement,
  mostChangedElements,
} from "@stopbank/contract/comparison";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import useSWRInfinite from "swr/infinite";
import type { ComparisonQuestion } from "../../domain/comparison/comparisonQuestion.ts";

const perPage = 20;

/** Pages of the elements of a layer that change the most, as many as were asked for. */
export function useChangedElements(type: string, question: ComparisonQuestion, change: "worse" | "better") {
  const call = useCall();
  const { name } = useClient();
  const { before, after, coordinates, query, body } = question;
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite(
    (page: number, former: ChangedElements | null) =>
      former !== null && page * perPage >= former.total
        ? null
        : [name, "changed elements", type, change, page, JSON.stringify(question)],
    ([, , , , page]) =>
      call(routes.changedElements, {
        params: { assetType: type, before: before.join(","), after: after.join(",") },
        rest: coordinates,
        query: { ...query, change, offset: page * perPage, limit: perPage },
        body,
      }),
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
