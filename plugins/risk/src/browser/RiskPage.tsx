import "@stopbank/charts/styles.css";
import "@stopbank/map/styles.css";
import "@stopbank/map-page/styles.css";
import "./styles/index.css";
import type { Layers } from "@stopbank/contract/layers";
import { indexLayers, withoutTerrain } from "@stopbank/map/layer-index";
import { AddLayersDialog } from "@stopbank/map-page/add-layers-dialog";
import { type MapPage, MapPageProvider } from "@stopbank/map-page/context";
import { classLabels } from "@stopbank/map-page/damage-classes";
import { LayerDetailsDialog } from "@stopbank/map-page/layer-details-dialog";
import { isCascadingIn } from "@stopbank/map-page/layer-names";
import { mapPages } from "@stopbank/map-page/pages";
import { useLayers, useLegends } from "@stopbank/map-page/use-map-data";
import { useSceneFromAddress } from "@stopbank/map-page/use-scene-from-address";
import { scenes, useClient, useService } from "@stopbank/plugin-api/browser";
import { offeredBasemaps } from "@stopbank/scene/basemaps";
import { Loaded } from "@stopbank/ui/states";
import { useMemo } from "react";
import { drawerTabIds } from "./panel/drawerTabIds.ts";
import { RiskLayout } from "./panel/RiskLayout.tsx";
import { useRiskChoices } from "./state.ts";

export default function RiskPage() {
  // Waited for here: within the map it would take the map down until it is made.
  useRiskChoices();
  const layers = useLayers();
  return (
    <div className="risk-page">
      <h1 className="sb-visually-hidden">Risk map</h1>
      <Loaded
        of={layers}
        what="The map's layers could not be loaded"
        label="Loading layers"
        skeleton={<Ground />}
      >
        {(offered) => <RiskMapPage layers={offered} />}
      </Loaded>
    </div>
  );
}

/** The shape of what comes: a map and the panel beside it. */
const Ground = () => <div className="risk-ground" />;

function RiskMapPage({ layers: published }: { readonly layers: Layers }) {
  const store = useService(scenes).of("risk");
  const page = useService(mapPages).of("risk");
  const { preferences, config } = useClient();
  const layers = useMemo(
    () => (config.terrain_map ? published : withoutTerrain(published)),
    [config, published],
  );
  const basemaps = useMemo(
    () => offeredBasemaps(preferences.basemap_list, config.terrain_map),
    [preferences, config],
  );
  const legends = useLegends();
  const isRestored = useSceneFromAddress(store, layers, basemaps, drawerTabIds);
  const damageLegend = legends?.damage_classes;
  const risk = useMemo<MapPage>(
    () => ({
      store,
      page,
      layers,
      index: indexLayers(layers),
      basemaps,
      labels: classLabels(damageLegend),
      currency: layers.currency,
      useHazardName: preferences.use_hazard_name.flag,
      isCascading: isCascadingIn(layers),
      isOn: (flag) => config.feature_flags[flag].enabled === "enabled",
    }),
    [store, page, layers, basemaps, damageLegend, preferences, config],
  );
  if (!isRestored) return <Ground />;
  return (
    <MapPageProvider value={risk}>
      <RiskLayout />
      <AddLayersDialog />
      <LayerDetailsDialog />
    </MapPageProvider>
  );
}
