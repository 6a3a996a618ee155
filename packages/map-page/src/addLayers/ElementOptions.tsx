import type { Layers } from "@stopbank/contract/layers";
import { elementLayer } from "@stopbank/scene/layers";
import { Empty } from "@stopbank/ui/states";
import { useState } from "react";
import { matchesSearch } from "../words/search.ts";
import { helpOn } from "./helpOn.ts";
import { LayerOption } from "./LayerOption.tsx";
import { LayerSearch } from "./LayerSearch.tsx";
import { OptionGroup } from "./OptionGroup.tsx";
import type { Staging } from "./useStaging.ts";

export interface ElementOptionsProps extends Pick<Layers, "assets"> {
  readonly staging: Pick<Staging, "has" | "toggle">;
  /** Opens the help text of this name. */
  readonly onHelp: (file: string) => void;
}

/** Element layers to choose from, by group. */
export function ElementOptions({ assets, staging, onHelp }: ElementOptionsProps) {
  const [search, setSearch] = useState("");
  const groups = Object.values(assets)
    .flatMap((menu) => menu.groups.map((group) => ({ ...group, menu: menu.title })))
    .map((group) => ({
      ...group,
      assets: group.assets.filter((asset) =>
        matchesSearch(search, asset.display_name, group.groupName, group.menu),
      ),
    }))
    .filter(({ assets }) => assets.length > 0);
  return (
    <>
      <LayerSearch label="Search elements" value={search} onChange={setSearch} />
      <div className="map-page-add-list">
        {groups.length === 0 && <Empty>No element available</Empty>}
        {groups.map(({ groupName, icon, assets }) => (
          <OptionGroup key={groupName} title={groupName} icon={icon}>
            {assets.map((asset) => (
              <LayerOption
                key={asset.type}
                title={asset.display_name}
                icon={asset.icon}
                isChosen={staging.has({ kind: "element", id: asset.type })}
                blockedBy={asset.element_count === 0 ? "No Data" : undefined}
                onHelp={helpOn(asset, onHelp)}
                onToggle={() => staging.toggle(elementLayer(asset.type))}
              />
            ))}
          </OptionGroup>
        ))}
      </div>
    </>
  );
}
