import type { Layers } from "@stopbank/contract/layers";
import type { Scene } from "./scene.ts";

/** What of a dataset a scene may name. */
export type Offered = Pick<Layers, "assets" | "hazards" | "information" | "dataset_version">;

/** Part of a scene that could not be used, and why, in words for the user. */
export interface Ignored {
  readonly what: string;
  readonly reason: string;
}

export interface Fitted {
  readonly scene: Scene;
  readonly ignored: readonly Ignored[];
}
