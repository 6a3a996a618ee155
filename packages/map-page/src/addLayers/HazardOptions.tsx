import type { HazardDetail } from "@stopbank/contract/layers";
import { isKnownRisk } from "@stopbank/scene/known-risks";
import { hazardLayer } from "@stopbank/scene/layers";
import { Empty } from "@stopbank/ui/states";
import { Fragment, useState } from "react";
import { type ChosenFilters, noFilters, offeredScenario } from "../controls/hazardFilters.ts";
import { fromThisElement, hazardIcon, scenarioName } from "../naming/layerNames.ts";
import { matchesSearch } from "../words/search.ts";
import { HazardFilters } from "./HazardFilters.tsx";
import { helpOn } from "./helpOn.ts";
import { LayerOption } from "./LayerOption.tsx";
import { LayerSearch } from "./LayerSearch.tsx";
import { OptionGroup } from "./OptionGroup.tsx";
import type { Staging } from "./useStaging.ts";

export interface HazardOptionsProps {
  readonly hazards: readonly HazardDetail[];
  /** What the client calls hazards. */
  readonly hazardsTerm: string;
  /** The client names hazards and scenarios apart. */
  readonly useHazardName: boolean;
  /** Whether any element layer was assessed against it. */
  readonly isAssessed: (hazardId: string) => boolean;
  readonly staging: Staging;
  /** Opens the help text of this name. */
  readonly onHelp: (file: string) => void;
}

/**
 * Each hazard once, in the first of its scenarios that passes the filters; the map's controls go on from there. In
 * known-risks mode also each scenario that is on the map from the selected element.
 */
export function HazardOptions(props: HazardOptionsProps) {
  const { hazards, hazardsTerm, useHazardName, isAssessed, staging, onHelp } = props;
  const [search, setSearch] = useState("");
  const [filters, setFilters] = useState<ChosenFilters>(noFilters);
  const offered = hazards.flatMap((hazard) => {
    if (!matchesSearch(search, hazard.title, hazard.group)) return [];
    // One without any scenario is shown, so that it can say why it cannot be chosen.
    const scenario = offeredScenario(hazard, filters);
    return scenario === undefined && hazard.scenarios.length > 0 ? [] : [{ hazard, scenario }];
  });
  const stagedScenario = (id: string) =>
    staging.staged.flatMap((layer) =>
      layer.kind === "hazard" && layer.id === id && !isKnownRisk(layer) ? [layer.scenario] : [],
    )[0];
  const knownOf = (id: string) => staging.staged.filter(isKnownRisk).filter((layer) => layer.id === id);
  return (
    <>
      <LayerSearch label={`Search ${hazardsTerm.toLowerCase()}`} value={search} onChange={setSearch} />
      <HazardFilters hazards={hazards} chosen={filters} onChange={setFilters} />
      <div className="map-page-add-list">
        {offered.length === 0 && <Empty>No scenarios available for the selected parameters</Empty>}
        {[...Map.groupBy(offered, ({ hazard }) => hazard.group)].map(([group, options]) => (
          <OptionGroup key={group} title={group} icon={options[0]?.hazard.groupIcon ?? "warning-sign"}>
            {options.map(({ hazard, scenario }) => {
              const known = knownOf(hazard.hazard_id);
              const tag = stagedScenario(hazard.hazard_id) ?? scenario?.assetTag;
              const { title, detail } = scenarioName(hazard, tag ?? "", useHazardName);
              return (
                <Fragment key={hazard.hazard_id}>
                  <LayerOption
                    title={title}
                    detail={detail}
                    icon={hazardIcon(hazard)}
                    isChosen={staging.has({ kind: "hazard", id: hazard.hazard_id })}
                    blockedBy={
                      scenario === undefined || !isAssessed(hazard.hazard_id) ? "No Data" : undefined
                    }
                    onHelp={helpOn(hazard, onHelp)}
                    onToggle={() => {
                      if (tag === undefined) return;
                      const layer = hazardLayer(hazard.hazard_id, tag);
                      // What was filtered by is what the user asked for: the controls start from it.
                      staging.toggle({ ...layer, controls: { ...filters.parameters } });
                    }}
                  />
                  {known.map((layer) => (
                    <LayerOption
                      key={layer.scenario}
                      {...scenarioName(hazard, layer.scenario, useHazardName)}
                      origin={fromThisElement}
                      isChosen
                      onToggle={() => staging.toggle(layer)}
                    />
                  ))}
                </Fragment>
              );
            })}
          </OptionGroup>
        ))}
      </div>
    </>
  );
}
