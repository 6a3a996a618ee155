import type { SceneStore } from "@stopbank/scene/store";
import { useScene } from "@stopbank/scene/use-scene";
import { useEffect, useState } from "react";
import type { ClassLabels } from "../feature/classLabels.ts";
import { legendCards } from "../feature/legendCards.ts";
import type { MapFault } from "../feature/mapFault.ts";
import type { MapFeature } from "../feature/mapFeature.ts";
import { builtInFeatures } from "../features/builtIn.ts";
import type { LayerIndex } from "../style/layerIndex.ts";
import { LegendsView } from "./LegendsView.tsx";

export interface LegendsProps {
  readonly store: SceneStore;
  readonly index: LayerIndex;
  readonly classLabels: ClassLabels;
  /** Class codes on the map, by element type; all are explained without. */
  readonly classes?: ReadonlyMap<string, ReadonlySet<number>>;
  /** Those on the map. */
  readonly features?: readonly MapFeature[];
  /** Told of features whose legends fail. */
  readonly onFault?: (fault: MapFault) => void;
}

/** What the colours on the map mean, for what is visible. */
export function Legends(props: LegendsProps) {
  const { store, features = builtInFeatures, onFault, ...facts } = props;
  const scene = useScene(store);
  // On a small screen they would cover what they explain.
  const [isOpen, setOpen] = useState(() => window.innerWidth >= 1200 && window.innerHeight >= 600);
  useEffect(() => {
    const collapse = () => {
      if (document.fullscreenElement !== null) setOpen(false);
    };
    document.addEventListener("fullscreenchange", collapse);
    return () => document.removeEventListener("fullscreenchange", collapse);
  }, []);
  const { cards, faults } = legendCards(features, scene, facts);
  useEffect(() => {
    for (const fault of faults) onFault?.(fault);
  });
  return <LegendsView cards={cards} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />;
}
