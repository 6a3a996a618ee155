import type { ComparedDamage } from "@stopbank/contract/compared-damage";
import type { ComparisonByRegion } from "@stopbank/contract/comparison";
import type { RegionGroup } from "@stopbank/contract/regions";
import type { SideWords } from "@stopbank/map-page/side-words";
import type { StateWords } from "@stopbank/map-page/state-words";
import { useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import useSWR from "swr";
import { RegionChangesView } from "./RegionChangesView.tsx";

export interface RegionChangesProps {
  readonly type: string;
  readonly group: RegionGroup;
  /** Tells one question from another. */
  readonly questionKey: string;
  readonly ask: () => Promise<ComparisonByRegion>;
  /** Undefined where nothing that happens to the layer has a cost. */
  readonly askDamage: (() => Promise<ComparedDamage>) | undefined;
  readonly sides: SideWords;
  readonly words: StateWords;
}

/** What differs for a layer in each region of a group. */
export function RegionChanges({
  type,
  group,
  questionKey,
  ask,
  askDamage,
  sides,
  words,
}: RegionChangesProps) {
  const { name } = useClient();
  const answer = toLoadable(
    useSWR(
      [name, "compared by region", type, group.region_group, questionKey],
      async () => {
        const [numbers, damage] = await Promise.all([ask(), askDamage?.()]);
        return { numbers, damage };
      },
      { revalidateOnFocus: false },
    ),
  );
  return (
    <Loaded of={answer} what="The regions could not be compared" label="Comparing by region">
      {({ numbers, damage }) => (
        <RegionChangesView title={group.title} answer={numbers} damage={damage} sides={sides} words={words} />
      )}
    </Loaded>
  );
}
