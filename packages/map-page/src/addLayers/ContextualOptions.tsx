import type { Layers } from "@stopbank/contract/layers";
import { contextualLayer } from "@stopbank/scene/layers";
import { Empty } from "@stopbank/ui/states";
import { useState } from "react";
import { matchesSearch } from "../words/search.ts";
import { helpOn } from "./helpOn.ts";
import { LayerOption } from "./LayerOption.tsx";
import { LayerSearch } from "./LayerSearch.tsx";
import { OptionGroup } from "./OptionGroup.tsx";
import type { Staging } from "./useStaging.ts";

export interface ContextualOptionsProps extends Pick<Layers, "information"> {
  readonly staging: Pick<Staging, "has" | "toggle">;
  /** Opens the help text of this name. */
  readonly onHelp: (file: string) => void;
}

/** Contextual layers to choose from, by group. */
export function ContextualOptions({ information, staging, onHelp }: ContextualOptionsProps) {
  const [search, setSearch] = useState("");
  const groups = information
    .map((group) => ({
      ...group,
      layers: group.layers.filter((layer) => matchesSearch(search, layer.display_name, group.groupName)),
    }))
    .filter((group) => group.layers.length > 0);
  return (
    <>
      <LayerSearch label="Search contextual layers" value={search} onChange={setSearch} />
      <div className="map-page-add-list">
        {groups.length === 0 && <Empty>No contextual layers available</Empty>}
        {groups.map((group) => (
          <OptionGroup key={group.groupName} title={group.groupName} icon={group.icon}>
            {group.layers.map((layer) => (
              <LayerOption
                key={layer.id}
                title={layer.display_name}
                icon={layer.icon}
                isChosen={staging.has({ kind: "contextual", id: layer.id })}
                blockedBy={layer.tilesets.length === 0 ? "No Data" : undefined}
                onHelp={helpOn(layer, onHelp)}
                onToggle={() => staging.toggle(contextualLayer(layer.id))}
              />
            ))}
          </OptionGroup>
        ))}
      </div>
    </>
  );
}
