import { DomainError } from "@stopbank/errors";
import type { Scene, SceneLayer } from "./scene.ts";

/** Tells whether an element type is a cascading one. */
export type IsCascading = (elementType: string) => boolean;

export const cascadingRefused =
  "While multiple hazard layers are active, you cannot add a cascading layer. Please remove additional hazard layers before adding a cascading layer.";
export const secondHazardRefused =
  "While a cascading layer is active, you can only have one hazard active at a time. Please remove existing hazard layer before adding a new hazard layer.";

/** Why the layer may not join these, in the words the user sees; undefined when it may. */
export function cascadingConflict(
  layers: Scene["layers"],
  adding: Pick<SceneLayer, "kind" | "id">,
  isCascading: IsCascading,
): string | undefined {
  const hazards = layers.filter((layer) => layer.kind === "hazard").length;
  if (adding.kind === "element" && isCascading(adding.id) && hazards > 1) return cascadingRefused;
  const cascading = layers.some((layer) => layer.kind === "element" && isCascading(layer.id));
  if (adding.kind === "hazard" && cascading && hazards > 0) return secondHazardRefused;
  return undefined;
}

/** @throws DomainError `scene/cascading-conflict` with the message for the user. */
export function refuseCascadingConflict(
  layers: Scene["layers"],
  adding: Pick<SceneLayer, "kind" | "id">,
  isCascading: IsCascading,
): void {
  const conflict = cascadingConflict(layers, adding, isCascading);
  if (conflict !== undefined) throw new DomainError("conflict", "scene/cascading-conflict", conflict, adding);
}
