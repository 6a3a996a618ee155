import type { FeatureFlag } from "@stopbank/contract/flags";
import type { Layers } from "@stopbank/contract/layers";
import type { LayerIndex } from "@stopbank/map/layer-index";
import type { Basemap, Scene } from "@stopbank/scene";
import type { SceneStore } from "@stopbank/scene/store";
import { useScene as useSceneOf } from "@stopbank/scene/use-scene";
import { useSettled } from "@stopbank/ui/use-settled";
import { createContext, type JSX, useContext, useMemo } from "react";
import { useSnapshot } from "valtio";
import type { ClassLabels } from "../classes/damageClasses.ts";
import type { PageLook, PageState } from "./pageState.ts";

/** What every part of a map page works on. */
export interface MapPage {
  /** The name of its scene, and of the page for what plugins add to it. */
  readonly id: string;
  /** "Risk". */
  readonly name: string;
  /** "Risk map". */
  readonly title: string;
  /** The tab that shows what is selected, if the page has one. */
  readonly selectionTab: string | undefined;
  /** While it is empty, its map offers the dataset's examples. */
  readonly offersExamples: boolean | undefined;
  /** The contributed dialog that teaches the page, by its id. */
  readonly tutorial: string | undefined;
  /** What stands on the map in the place of layers, regions and comparing, where the page says itself what its map shows. */
  readonly toolbar?: JSX.Element | undefined;
  /** What stands there in the place of the search by address. */
  readonly search?: JSX.Element | undefined;
  readonly store: SceneStore;
  readonly page: PageState;
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

/** Sets the page's map on paper; undefined where nobody prints. */
const MapPrintContext = createContext<(() => void) | undefined>(undefined);
export const MapPrintProvider = MapPrintContext.Provider;
export const useMapPrint = (): (() => void) | undefined => useContext(MapPrintContext);

const MapPageContext = createContext<MapPage | undefined>(undefined);
export const MapPageProvider = MapPageContext.Provider;

export function useMapPage(): MapPage {
  const page = useContext(MapPageContext);
  if (page === undefined) throw new Error("useMapPage needs a map page around it.");
  return page;
}

export const usePageScene = (): Scene => useSceneOf(useMapPage().store);

/** Regions settle this long before anything is asked about them (MAP-26). */
const regionsSettleMs = 100;

/** The page's scene to ask questions about: its regions are those that are no longer being chosen. */
export function useSettledScene(): Scene {
  const scene = usePageScene();
  const regions = useSettled(scene.regions, regionsSettleMs);
  return useMemo(() => (regions === scene.regions ? scene : { ...scene, regions }), [scene, regions]);
}

/** The page's look, and what changes it. */
export const usePage = (): PageState => useMapPage().page;

/** The page's look, for a component: it renders again when what it reads changes. */
export const usePageState = (): Readonly<PageLook> => useSnapshot(usePage().state);
