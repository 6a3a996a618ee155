import type { RegionGroup } from "@stopbank/contract/regions";
import { routes } from "@stopbank/contract/routes";
import type { SideWords } from "@stopbank/map-page/side-words";
import type { StateWords } from "@stopbank/map-page/state-words";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import useSWR from "swr";
import type { ComparisonQuestion } from "../../domain/comparison/comparisonQuestion.ts";
import { RegionChangesView } from "./RegionChangesView.tsx";

export interface RegionChangesProps {
  readonly type: string;
  readonly group: RegionGroup;
  readonly question: ComparisonQuestion;
  readonly sides: SideWords;
  readonly words: StateWords;
}

/** What differs for a layer in each region of a group. */
export function RegionChanges({ type, group, question, sides, words }: RegionChangesProps) {
  const call = useCall();
  const { name } = useClient();
  const { before, after, coordinates, query, body } = question;
  const answer = toLoadable(
    useSWR(
      [name, "compared by region", type, group.region_group, JSON.stringify(question)],
      () =>
        call(routes.comparisonByRegion, {
          params: {
            assetType: type,
            group: group.region_group,
            before: before.join(","),
            after: after.join(","),
          },
          rest: coordinates,
          query,
          body,
        }),
      { revalidateOnFocus: false },
    ),
  );
  return (
    <Loaded of={answer} what="The regions could not be compared" label="Comparing by region">
      {(found) => <RegionChangesView title={group.title} answer={found} sides={sides} words={words} />}
    </Loaded>
  );
}
