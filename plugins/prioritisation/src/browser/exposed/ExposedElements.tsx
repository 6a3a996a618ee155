import { routes } from "@stopbank/contract/routes";
import { useMapPage } from "@stopbank/map-page/context";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { chooseHazardGroup } from "../../domain/choice/choosing.ts";
import type { ScenarioGroup } from "../../domain/choice/settings.ts";
import type { RankedArea } from "../../domain/ranking/rankAreas.ts";
import { ExposedElementsView } from "./ExposedElementsView.tsx";

export interface ExposedElementsProps {
  readonly scenario: ScenarioGroup;
  /** The selected one; undefined: everywhere. */
  readonly area: Pick<RankedArea, "area" | "name"> | undefined;
  /** The title of the one that is looked at, where one was chosen. */
  readonly hazardGroup: string | undefined;
}

export function ExposedElements({ scenario, area, hazardGroup }: ExposedElementsProps) {
  const { store } = useMapPage();
  return (
    <ExposedElementsView
      groups={useExposedGroups(scenario, area?.area)}
      area={area?.name}
      chosen={hazardGroup}
      onChoose={(group) => store.apply(chooseHazardGroup(group), { undoable: false })}
    />
  );
}

/** How much of the valued elements each group of a scenario's hazards exposes, in an area or everywhere. */
export function useExposedGroups({ hazard_scenarios }: ScenarioGroup, area: string | undefined) {
  const call = useCall();
  const { name } = useClient();
  const hazard_uids = hazard_scenarios.map(({ hazard_uid }) => hazard_uid).join(",");
  return toLoadable(
    useSWR([name, "prioritisation exposed", hazard_uids, area], () =>
      call(routes.exposedByHazardGroup, {
        params: { hazard_uids },
        query: area === undefined ? {} : { regions: area },
        body: {},
      }),
    ),
  );
}
