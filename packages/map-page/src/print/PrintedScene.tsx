import { isFlagOn } from "@stopbank/contract/flag-names";
import type { Layers } from "@stopbank/contract/layers";
import type { Legends } from "@stopbank/contract/legends";
import { routes } from "@stopbank/contract/routes";
import { indexLayers, withoutTerrain } from "@stopbank/map/layer-index";
import { scenes, useCall, useClient, useService } from "@stopbank/plugin-api/browser";
import { offeredBasemaps } from "@stopbank/scene/basemaps";
import { createSceneStore } from "@stopbank/scene/store";
import { toLoadable } from "@stopbank/ui/loadable";
import { type ReactNode, useState } from "react";
import useSWR from "swr";
import { classLabels } from "../classes/damageClasses.ts";
import { isCascadingIn } from "../naming/layerNames.ts";
import { type MapPage, MapPageProvider } from "../page/mapPageContext.ts";
import { createPageState } from "../page/pageState.ts";
import { useLayers } from "../page/useMapData.ts";
import { readPrintedScene } from "./readPrintedScene.ts";
import { useAwaited } from "./useAwaited.ts";

export interface PrintedSceneProps {
  /** The map page whose scene it is: its plugins' parts of a scene are read with it. */
  readonly id: string;
  /** Of the address that is printed, with its `?`. */
  readonly search: string;
  /** Given what of the scene this dataset does not have, in a sentence. */
  readonly children: (leftOut: string | undefined) => ReactNode;
}

/**
 * The scene of a printed address, as a map page has it: `useMapPage`, `usePageScene` and whatever stands on them work within.
 * The document waits for the layers and fails with a sentence where the scene cannot be had.
 */
export function PrintedScene({ id, search, children }: PrintedSceneProps) {
  const call = useCall();
  const { name } = useClient();
  const layers = useAwaited(useLayers(), "the map's layers");
  const legends = useAwaited(
    toLoadable(useSWR([name, "legends"], () => call(routes.legends, {}))),
    "the words for damage classes",
  );
  if (layers === undefined || legends === undefined) return null;
  return (
    <Opened id={id} search={search} published={layers} legends={legends}>
      {children}
    </Opened>
  );
}

interface OpenedProps extends PrintedSceneProps {
  readonly published: Layers;
  readonly legends: Legends;
}

function Opened({ id, search, published, legends, children }: OpenedProps) {
  const { preferences, config } = useClient();
  const kept = useService(scenes).of(id);
  // Paper is set once: what the page begins with is what it is about.
  const [{ shared, leftOut }] = useState(() => {
    const layers = config.terrain_map ? published : withoutTerrain(published);
    const basemaps = offeredBasemaps(preferences.basemap_list, config.terrain_map);
    const read = readPrintedScene({
      search,
      start: kept.state.scene,
      layers,
      basemaps,
      extensions: kept.extensions,
    });
    const page: MapPage = {
      id,
      name: id,
      title: id,
      selectionTab: undefined,
      offersExamples: false,
      tutorial: undefined,
      store: createSceneStore(read.scene, kept.extensions),
      page: createPageState(),
      layers,
      index: indexLayers(layers),
      basemaps,
      labels: classLabels(legends.damage_classes),
      currency: layers.currency,
      useHazardName: preferences.use_hazard_name.flag,
      isCascading: isCascadingIn(layers),
      isOn: (flag) => isFlagOn(config.feature_flags, flag),
    };
    return { shared: page, leftOut: read.leftOut };
  });
  return <MapPageProvider value={shared}>{children(leftOut)}</MapPageProvider>;
}
