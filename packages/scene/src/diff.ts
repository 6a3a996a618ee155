import type { Scene, SceneLayer } from "./scene.ts";

export interface LayerChange {
  readonly before: SceneLayer;
  readonly after: SceneLayer;
}

/** What differs between two scenes, in the pieces a map or a panel acts on. */
export interface SceneDiff {
  readonly camera: boolean;
  readonly basemap: boolean;
  readonly labels: boolean;
  readonly added: readonly SceneLayer[];
  readonly removed: readonly SceneLayer[];
  readonly changed: readonly LayerChange[];
  /** The layers in both stand in another order. */
  readonly reordered: boolean;
  readonly area: boolean;
  readonly regions: boolean;
  readonly filters: boolean;
  readonly days: boolean;
  readonly drawer: boolean;
  readonly selected: boolean;
  /** What plugins keep in the scene. */
  readonly extensions: boolean;
  /** Another client or dataset version: nothing of the old map holds. */
  readonly dataset: boolean;
}

export function diffScenes(a: Scene, b: Scene): SceneDiff {
  const before = new Map(a.layers.map((layer) => [keyOf(layer), layer]));
  const after = new Map(b.layers.map((layer) => [keyOf(layer), layer]));
  const both = [...after.keys()].filter((key) => before.has(key));
  return {
    camera: !same(a.camera, b.camera),
    basemap: a.basemap !== b.basemap,
    labels: a.labels !== b.labels,
    added: b.layers.filter((layer) => !before.has(keyOf(layer))),
    removed: a.layers.filter((layer) => !after.has(keyOf(layer))),
    changed: both
      .map((key) => ({ before: before.get(key) as SceneLayer, after: after.get(key) as SceneLayer }))
      .filter((pair) => !same(pair.before, pair.after)),
    reordered: both.join() !== [...before.keys()].filter((key) => after.has(key)).join(),
    area: !same(a.area, b.area),
    regions: !same(a.regions, b.regions),
    filters: !same(a.filters, b.filters),
    days: a.nDays !== b.nDays,
    drawer: !same(a.drawer, b.drawer),
    selected: !same(a.selected, b.selected),
    extensions: !same(a.extensions, b.extensions),
    dataset: a.client !== b.client || a.datasetVersion !== b.datasetVersion,
  };
}

/** Whether going from one to the other is worth a history entry: another look at the same place is not. */
export function isNewPlace(before: Scene, after: Scene): boolean {
  const { added, removed, changed, reordered, area, regions, filters, selected, days } = diffScenes(
    before,
    after,
  );
  const layers = added.length + removed.length + changed.length > 0 || reordered;
  return layers || area || regions || filters || selected || days;
}

/** Names a layer within a scene. */
export const keyOf = (layer: Pick<SceneLayer, "kind" | "id">): string => `${layer.kind}:${layer.id}`;

// Unchanged parts keep their identity, so the written-out comparison is the rare case.
const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
