import type { SceneLayer } from "./scene.ts";

/** Names a layer within a scene. */
export const keyOf = (layer: Pick<SceneLayer, "kind" | "id">): string => `${layer.kind}:${layer.id}`;
