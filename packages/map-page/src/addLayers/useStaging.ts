import { DomainError } from "@stopbank/errors";
import { useToaster } from "@stopbank/plugin-api/browser";
import type { SceneLayer } from "@stopbank/scene";
import { keyOf, type LayerRef } from "@stopbank/scene/layer-key";
import { useState } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { toggleStaged } from "./staging.ts";

/** Layers chosen and not yet on the map. */
export interface Staging {
  readonly staged: readonly SceneLayer[];
  has(layer: LayerRef): boolean;
  /** Adds it, or removes it where it is there; says why it may not be added. */
  toggle(layer: SceneLayer): void;
}

export function useStaging(): Staging {
  const { isCascading } = useMapPage();
  const scene = usePageScene();
  const toaster = useToaster();
  const [staged, setStaged] = useState(scene.layers as readonly SceneLayer[]);
  return {
    staged,
    has: (ref) => staged.some((layer) => keyOf(layer) === keyOf(ref)),
    toggle(layer) {
      try {
        setStaged(toggleStaged(scene, staged, layer, isCascading));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        toaster.warning(error.message);
      }
    },
  };
}
