import { Button, Checkbox, Classes, InputGroup } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons";
import type { RegionGroup } from "@stopbank/contract/regions";
import { useState } from "react";
import { matchesSearch } from "../words/search.ts";

export interface RegionChooserViewProps {
  readonly groups: readonly RegionGroup[];
  /** The one that is chosen from. */
  readonly group: RegionGroup;
  /** Ids of regions, of any group. */
  readonly chosen: readonly string[];
  readonly onGroup: (group: string) => void;
  readonly onToggle: (region: string) => void;
  /** Goes on at the map itself. */
  readonly onPick: () => void;
  readonly onClear: () => void;
}

/** The regions of a group to tick, found by name. */
export function RegionChooserView(props: RegionChooserViewProps) {
  const { groups, group, chosen, onGroup, onToggle, onPick, onClear } = props;
  const [search, setSearch] = useState("");
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
                onChange={() => onGroup(region_group)}
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
            onChange={() => onToggle(region)}
          />
        ))}
        {found.length === 0 && <p className="sb-muted">No region is called that.</p>}
      </div>
      <div className="map-page-regions-actions">
        <Button className={Classes.POPOVER_DISMISS} onClick={onPick} size="small" text="Pick on the map" />
        <Button
          disabled={chosen.length === 0}
          onClick={onClear}
          size="small"
          text="Clear regions"
          variant="minimal"
        />
      </div>
    </div>
  );
}
