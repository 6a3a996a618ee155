import { Button, Checkbox, Classes, InputGroup } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons";
import type { RegionGroup } from "@stopbank/contract/regions";
import type { MapController } from "@stopbank/map/controller";
import { setRegions, toggleRegion } from "@stopbank/scene/filtering";
import { useState } from "react";
import { useMapPage, usePage, usePageScene, usePageState } from "../page/mapPageContext.ts";
import { matchesSearch } from "../words/search.ts";

export interface RegionChooserProps {
  readonly controller: MapController;
  readonly groups: readonly RegionGroup[];
}

/** Regions by group, several at once. Their outlines stand on the map as they are chosen. */
export function RegionChooser({ controller, groups }: RegionChooserProps) {
  const { store } = useMapPage();
  const { regions: chosen } = usePageScene();
  const [search, setSearch] = useState("");
  const { pickRegionsOf } = usePage();
  const { regionGroup } = usePageState();
  const group = groups.find(({ region_group }) => region_group === regionGroup) ?? groups[0];
  if (group === undefined) return null;
  const found = group.regions.filter(({ name }) => matchesSearch(search, name));
  return (
    <div className="map-page-regions">
      {groups.length > 1 && (
        <div className="map-page-segments" role="radiogroup" aria-label="Kind of region">
          {groups.map(({ region_group, title }) => (
            <label key={region_group}>
              <input
                type="radio"
                name="region-group"
                checked={group.region_group === region_group}
                onChange={() => pickRegionsOf(region_group)}
              />
              <span>{title}</span>
            </label>
          ))}
        </div>
      )}
      <InputGroup
        leftIcon={<SearchIcon />}
        onValueChange={setSearch}
        placeholder={`Search ${group.title.toLowerCase()}`}
        aria-label={`Search ${group.title.toLowerCase()}`}
        type="search"
        value={search}
      />
      <div className="map-page-regions-list">
        {found.map(({ region, name }) => (
          <Checkbox
            key={region}
            checked={chosen.includes(region)}
            label={name}
            onChange={() => store.apply(toggleRegion(region))}
          />
        ))}
        {found.length === 0 && <p className="sb-muted">No region is called that.</p>}
      </div>
      <div className="map-page-regions-actions">
        <Button
          className={Classes.POPOVER_DISMISS}
          onClick={() => controller.startTool("regions")}
          size="small"
          text="Pick on the map"
        />
        <Button
          disabled={chosen.length === 0}
          onClick={() => store.apply(setRegions([]))}
          size="small"
          text="Clear regions"
          variant="minimal"
        />
      </div>
    </div>
  );
}
