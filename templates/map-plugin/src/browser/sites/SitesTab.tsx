import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { type Site, siteAt } from "../../domain/site.ts";
import { addSite, removeSite, sitesOf, whyNoMore } from "../../domain/sites.ts";
import { ListButton } from "../list/ListButton.tsx";
import { NearbyView } from "./NearbyView.tsx";
import { SitesView } from "./SitesView.tsx";
import { useNearby } from "./useNearby.ts";

/** The tab of the page's drawer. */
export default function SitesTab() {
  const { store, index } = useMapPage();
  const scene = usePageScene();
  const toaster = useToaster();
  const [chosen, setChosen] = useState<Site>();
  const sites = sitesOf(scene);
  const { selected } = scene;
  const layer = selected && (index.elements.get(selected.type) ?? index.contextual.get(selected.type));
  return (
    <SitesView
      sites={sites}
      chosen={chosen}
      about={chosen && <NearbyOf site={chosen} />}
      selected={selected && `${layer?.display_name ?? selected.type}, ${selected.id}`}
      actions={<ListButton sites={sites} />}
      onAdd={() => {
        const why = whyNoMore(scene);
        if (why !== undefined) return void toaster.warning(why);
        store.apply(addSite(siteAt(scene.camera.longitude, scene.camera.latitude)));
      }}
      onChoose={setChosen}
      onRemove={(site) => store.apply(removeSite(site))}
    />
  );
}

const NearbyOf = ({ site }: { readonly site: Site }) => <NearbyView nearby={useNearby(site)} />;
