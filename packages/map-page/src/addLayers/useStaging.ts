import { DomainError } from "@stopbank/errors";
import { useToaster } from "@stopbank/plugin-api/browser";
import type { SceneLayer } from "@stopbank/scene";
import { useState } from "react";
import { useMapPage, usePageScene } from "../page/mapPageContext.ts";
import { toggleStaged } from "./staging.ts";

/** Layers chosen and not yet on the map. */
export interface Staging {
  readonly staged: readonly SceneLayer[];
  has(layer: Pick<SceneLayer, "kind" | "id">): boolean;
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
    has: ({ kind, id }) => staged.some((layer) => layer.kind === kind && layer.id === id),
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
