import type { Basemap } from "@stopbank/scene";
import type { SceneStore } from "@stopbank/scene/store";
import { useScene } from "@stopbank/scene/use-scene";
import { setBasemap, setLabels } from "@stopbank/scene/view";
import type { ReactNode } from "react";
import type { LayerIndex } from "../style/layerIndex.ts";
import { BasemapSwitcherView } from "./BasemapSwitcherView.tsx";

export interface BasemapSwitcherProps {
  readonly store: SceneStore;
  readonly index: LayerIndex;
  /** Those to choose from. */
  readonly basemaps: readonly Basemap[];
  readonly more?: ReactNode;
}

/** 'View': the scene's basemap and labels. */
export function BasemapSwitcher({ store, index, basemaps, more }: BasemapSwitcherProps) {
  const scene = useScene(store);
  return (
    <BasemapSwitcherView
      basemap={scene.basemap}
      basemaps={basemaps}
      offered={index.basemap}
      hasLabels={scene.labels}
      onChoose={(basemap) => store.apply(setBasemap(basemap))}
      onLabels={(hasLabels) => store.apply(setLabels(hasLabels))}
      more={more}
    />
  );
}
