import type { FeatureFlag } from "@stopbank/contract/flags";
import type { Layers } from "@stopbank/contract/layers";
import type { LayerIndex } from "@stopbank/map/layer-index";
import type { Basemap, Scene } from "@stopbank/scene";
import type { SceneStore } from "@stopbank/scene/store";
import { useScene as useSceneOf } from "@stopbank/scene/use-scene";
import { createContext, useContext } from "react";
import type { ClassLabels } from "../domain/classes/damageClasses.ts";

/** What every part of the page works on. */
export interface Risk {
  readonly store: SceneStore;
  readonly layers: Layers;
  readonly index: LayerIndex;
  readonly basemaps: readonly Basemap[];
  readonly labels: ClassLabels;
  /** Of every amount of money, ISO 4217. */
  readonly currency: string;
  /** The client names hazards and scenarios apart. */
  readonly useHazardName: boolean;
  readonly isCascading: (elementType: string) => boolean;
  readonly isOn: (flag: FeatureFlag) => boolean;
}

const RiskContext = createContext<Risk | undefined>(undefined);
export const RiskProvider = RiskContext.Provider;

export function useRisk(): Risk {
  const risk = useContext(RiskContext);
  if (risk === undefined) throw new Error("useRisk needs the risk page around it.");
  return risk;
}

export const useScene = (): Scene => useSceneOf(useRisk().store);
