import type { Scene, SceneOperation } from "../scene.ts";
import { withoutComparison } from "./withoutCompared.ts";

/** Colours elements by what became of them since an earlier version of the dataset, in place of a comparison of sides. */
export const showSince =
  (version: string): SceneOperation =>
  (scene) =>
    scene.since === version && scene.compare === undefined
      ? scene
      : { ...withoutComparison(scene), since: version };

/** Colours elements as they are. */
export const stopShowingSince: SceneOperation = (scene) => {
  if (scene.since === undefined) return scene;
  const { since: _version, ...rest } = scene;
  return rest;
};

/** Whether elements are coloured by what becomes of them, between two sides or since an earlier version. */
export const showsChanges = ({ compare, since }: Pick<Scene, "compare" | "since">): boolean =>
  compare === undefined ? since !== undefined : compare.shows === "differences";
