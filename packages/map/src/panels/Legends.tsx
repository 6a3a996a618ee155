import type { SceneStore } from "@stopbank/scene/store";
import { useScene } from "@stopbank/scene/use-scene";
import { useEffect, useId, useState } from "react";
import type { ClassLabels } from "../feature/classLabels.ts";
import { glyphs } from "../feature/glyphs.tsx";
import { legendCards } from "../feature/legendCards.ts";
import type { MapFault } from "../feature/mapFault.ts";
import type { MapFeature } from "../feature/mapFeature.ts";
import { builtInFeatures } from "../features/builtIn.ts";
import type { LayerIndex } from "../style/layerIndex.ts";
import { LegendCardView } from "./LegendCardView.tsx";

export interface LegendsProps {
  readonly store: SceneStore;
  readonly index: LayerIndex;
  readonly classLabels: ClassLabels;
  /** Those on the map. */
  readonly features?: readonly MapFeature[];
  /** Told of features whose legends fail. */
  readonly onFault?: (fault: MapFault) => void;
}

/** What the colours on the map mean, for what is visible. Nothing where there is nothing to explain. */
export function Legends({ store, index, classLabels, features = builtInFeatures, onFault }: LegendsProps) {
  const scene = useScene(store);
  // On a small screen they would cover what they explain.
  const [isOpen, setOpen] = useState(() => window.innerWidth >= 1200 && window.innerHeight >= 600);
  const panelId = useId();
  useEffect(() => {
    const collapse = () => {
      if (document.fullscreenElement !== null) setOpen(false);
    };
    document.addEventListener("fullscreenchange", collapse);
    return () => document.removeEventListener("fullscreenchange", collapse);
  }, []);
  const { cards, faults } = legendCards(features, scene, { index, classLabels });
  useEffect(() => {
    for (const fault of faults) onFault?.(fault);
  });
  if (cards.length === 0) return null;
  return (
    <section className="sb-legends" aria-label="Legends">
      <button
        type="button"
        className="sb-legends-toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Collapse legends" : "Expand legends"}
        {glyphs.chevron}
      </button>
      <div id={panelId} className="sb-legends-list" hidden={!isOpen}>
        {cards.map(({ key, ...card }) => (
          <LegendCardView key={key} {...card} />
        ))}
      </div>
    </section>
  );
}
