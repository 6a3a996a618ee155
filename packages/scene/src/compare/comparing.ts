import { controlledLayer, layersOfKind } from "../layers.ts";
import type { Scene, SceneLayer, SceneOperation } from "../scene.ts";
import { withoutKnownRisks } from "../withoutKnownRisks.ts";
import { type ComparedHazard, type Comparison, dividerReach } from "./comparison.ts";
import { comparedTo, otherSide } from "./otherSide.ts";
import { stopShowingSince } from "./since.ts";
import { withoutComparison } from "./withoutCompared.ts";

export { type ComparedHazard, type Comparison, dividerReach } from "./comparison.ts";
export { otherSide } from "./otherSide.ts";

/** What counts as one step, however often the divider moves. */
export const dividerGesture = "divider";

/**
 * Compares the scene with the same under other scenarios, by hazard id, or what is compared with others than before.
 * Hazards that are not on the map are left out; without any nothing changes. Scenarios that are known of an element
 * leave: a comparison shows one of each hazard a side.
 */
export const beginComparing =
  (hazards: Readonly<Record<string, ComparedHazard>>): SceneOperation =>
  (scene) => {
    const there = Object.entries(hazards).filter(([id]) => controlledLayer(scene, id) !== undefined);
    if (there.length === 0) return scene;
    const { mode, divider, shows } = scene.compare ?? begun;
    const compare: Comparison = { mode, divider, hazards: Object.fromEntries(there), shows };
    return { ...stopShowingSince(withoutKnownRisks(scene)), compare };
  };

const begun = { mode: "swipe", divider: 0.5, shows: "sides" } as const;

/** Compares a hazard that is on the map again with what it was compared with in a scene before. */
export const compareAgain =
  (before: Scene, layer: SceneLayer): SceneOperation =>
  (scene) => {
    const former = before.compare;
    const compared = former && comparedTo(layer, former.hazards);
    if (former === undefined || compared === undefined) return scene;
    const hazards = { ...scene.compare?.hazards, [layer.id]: compared };
    return { ...stopShowingSince(scene), compare: { ...(scene.compare ?? former), hazards } };
  };

export const stopComparing: SceneOperation = withoutComparison;

/**
 * Does to side B what an operation does to a scene. Scenarios and controls of hazards become side B's alone, which layers
 * there are and how they stand stays side A's, and all else is common to both. Nothing happens while nothing is compared.
 */
export const onOtherSide =
  (operation: SceneOperation): SceneOperation =>
  (scene) => {
    const { compare } = scene;
    if (compare === undefined) return scene;
    const before = otherSide(scene);
    const after = operation(before);
    if (after === before) return scene;
    const changed = layersOfKind(scene, "hazard").flatMap(({ id }) => {
      const [was, is] = [controlledLayer(before, id), controlledLayer(after, id)];
      if (is === undefined || is === was) return [];
      return [[id, { scenario: is.scenario, controls: is.controls }] as const];
    });
    const common: Scene = { ...after, layers: scene.layers, compare };
    if (changed.length === 0) return common;
    return setCompared(common, { hazards: { ...compare.hazards, ...Object.fromEntries(changed) } });
  };

/** What was right is left: the scene gets the other's scenarios, and the other the scene's. */
export const swapSides: SceneOperation = (scene) => {
  const { compare } = scene;
  if (compare === undefined) return scene;
  const layers = otherSide(scene).layers;
  const hazards = layersOfKind(scene, "hazard").flatMap((layer) =>
    comparedTo(layer, compare.hazards) === undefined
      ? []
      : [[layer.id, { scenario: layer.scenario, controls: layer.controls }] as const],
  );
  return { ...scene, layers, compare: { ...compare, hazards: Object.fromEntries(hazards) } };
};

/** Puts the divider at a share of the map's width, or as near as it may go. Steps of one `dividerGesture`. */
export const setDivider =
  (share: number): SceneOperation =>
  (scene) => {
    if (!Number.isFinite(share)) return scene;
    const within = Math.min(dividerReach.most, Math.max(dividerReach.least, share));
    return setCompared(scene, { divider: Number(within.toFixed(3)) });
  };

/** A way of looking at a comparison: both sides under a divider or side by side, or one map of what differs. */
export type CompareView = Comparison["mode"] | "differences";

export const compareView = ({ mode, shows }: Pick<Comparison, "mode" | "shows">): CompareView =>
  shows === "differences" ? shows : mode;

/** The sides stand as before once differences are left for them. */
export const setCompareView =
  (view: CompareView): SceneOperation =>
  (scene) =>
    setCompared(scene, view === "differences" ? { shows: view } : { mode: view, shows: "sides" });

function setCompared(scene: Scene, changes: Partial<Comparison>): Scene {
  const { compare } = scene;
  if (compare === undefined) return scene;
  const keys = Object.keys(changes) as (keyof Comparison)[];
  if (keys.every((key) => changes[key] === compare[key])) return scene;
  return { ...scene, compare: { ...compare, ...changes } };
}
