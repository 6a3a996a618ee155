import { type IsCascading, refuseCascadingConflict } from "./cascading.ts";
import { withoutCompared } from "./compare/withoutCompared.ts";
import { keyOf, type LayerRef } from "./layerKey.ts";
import type { HazardSceneLayer, LayerKind, Scene, SceneLayer, SceneOperation } from "./scene.ts";
import { withoutKnownRisks } from "./withoutKnownRisks.ts";

export type { LayerRef } from "./layerKey.ts";

/** Where a kind goes when it is the first of its kind: thin opaque elements over translucent hazards. */
const kindsFromTop: readonly LayerKind[] = ["element", "contextual", "hazard"];

export const elementLayer = (id: string): SceneLayer => ({
  kind: "element",
  id,
  visible: true,
  interactive: true,
});

export const contextualLayer = (id: string): SceneLayer => ({
  kind: "contextual",
  id,
  visible: true,
  interactive: true,
});

/** `scenario` is an `assetTag`; nothing set, so every parameter is chosen automatically. */
export const hazardLayer = (id: string, scenario: string): HazardSceneLayer => ({
  kind: "hazard",
  id,
  scenario,
  controls: {},
  visible: true,
  interactive: true,
});

export const findLayer = (scene: Scene, ref: LayerRef): SceneLayer | undefined =>
  scene.layers.find((layer) => keyOf(layer) === keyOf(ref));

/** A hazard as its controls have it; undefined where it is not on the map, or in known scenarios alone. */
export const controlledLayer = (scene: Scene, hazardId: string): HazardSceneLayer | undefined =>
  layersOfKind(scene, "hazard").find((layer) => keyOf(layer) === keyOf({ kind: "hazard", id: hazardId }));

/** The layers of one kind, topmost first. */
export function layersOfKind<K extends LayerKind>(scene: Scene, kind: K): Extract<SceneLayer, { kind: K }>[] {
  return scene.layers.filter((layer): layer is Extract<SceneLayer, { kind: K }> => layer.kind === kind);
}

/** The kinds on the map, topmost first. */
export const kindsOf = (scene: Scene): LayerKind[] => [...new Set(scene.layers.map((layer) => layer.kind))];

/**
 * Puts a layer on top of its kind. A layer that is already there stays as it is.
 *
 * @throws DomainError `scene/cascading-conflict` where cascading and several hazards would meet.
 */
export const addLayer =
  (layer: SceneLayer, isCascading: IsCascading): SceneOperation =>
  (scene) => {
    if (findLayer(scene, layer) !== undefined) return scene;
    const { layers } = withoutRepeats(scene, layer);
    refuseCascadingConflict(layers, layer, isCascading);
    return { ...scene, layers: onTopOfKind(layers, layer) };
  };

/** A layer on top of its kind, or where its kind goes. */
export function onTopOfKind(layers: readonly SceneLayer[], layer: SceneLayer): SceneLayer[] {
  const rank = (kind: LayerKind) => kindsFromTop.indexOf(kind);
  const own = layers.findIndex((other) => other.kind === layer.kind);
  const below = layers.findIndex((other) => rank(other.kind) > rank(layer.kind));
  return layers.toSpliced(own >= 0 ? own : below >= 0 ? below : layers.length, 0, layer);
}

/** Without the known scenario that a hazard's controls come to: a scenario is on the map once. */
const withoutRepeats = (scene: Scene, layer: SceneLayer): Scene =>
  layer.kind === "hazard" ? withoutKnownRisks(scene, ({ scenario }) => scenario === layer.scenario) : scene;

/** Removes a layer with the filters that only held for it, the selection if it was in it, and what it was compared with. */
export const removeLayer =
  (ref: LayerRef): SceneOperation =>
  (scene) => {
    if (findLayer(scene, ref) === undefined) return scene;
    const layers = scene.layers.filter((layer) => keyOf(layer) !== keyOf(ref));
    if (ref.kind === "hazard" && ref.addedByKnownRisks !== true)
      return withoutCompared({ ...scene, layers }, ref.id);
    if (ref.kind !== "element") return { ...scene, layers };
    const { [ref.id]: _dropped, ...filters } = scene.filters;
    const { selected, ...rest } = scene;
    if (selected !== undefined && selected.type !== ref.id) return { ...scene, layers, filters };
    return withoutKnownRisks({ ...rest, layers, filters });
  };

/** As in the Add Layers dialog: choosing a layer that is there takes it away. */
export const addOrRemoveLayer =
  (layer: SceneLayer, isCascading: IsCascading): SceneOperation =>
  (scene) =>
    findLayer(scene, layer) === undefined ? addLayer(layer, isCascading)(scene) : removeLayer(layer)(scene);

/** Replaces layers, and with them their attribute filters and selection: what Done in the dialog commits. */
export const setLayers =
  (layers: readonly SceneLayer[]): SceneOperation =>
  (scene) => {
    const gone = scene.layers.filter((old) => !layers.some((layer) => keyOf(layer) === keyOf(old)));
    const withoutGone = gone.reduce((next, layer) => removeLayer(layer)(next), scene);
    const next = { ...withoutGone, layers: [...layers] };
    return next.selected === undefined ? withoutKnownRisks(next) : next;
  };

export const clearLayers: SceneOperation = (scene) =>
  scene.layers.length === 0 ? scene : setLayers([])(scene);

export const setVisible = (ref: LayerRef, visible: boolean): SceneOperation => change(ref, { visible });

export const setInteractive = (ref: LayerRef, interactive: boolean): SceneOperation =>
  change(ref, { interactive });

/** Moves a layer to a place among its own kind; 0 is the top. Places beyond the end mean the end. */
export const moveLayer =
  (ref: LayerRef, toIndex: number): SceneOperation =>
  (scene) => {
    const layer = findLayer(scene, ref);
    if (layer === undefined) return scene;
    const otherLayers = layersOfKind(scene, ref.kind).filter((other) => other !== layer);
    const moved = otherLayers.toSpliced(
      Math.max(0, Math.min(toIndex, otherLayers.length)),
      0,
      layer as never,
    );
    const layers = kindsOf(scene).flatMap((kind): SceneLayer[] =>
      kind === ref.kind ? moved : layersOfKind(scene, kind),
    );
    return layers.every((next, index) => next === scene.layers[index]) ? scene : { ...scene, layers };
  };

/** Moves all layers of a kind to a place among the kinds; 0 is the top. */
export const moveKind =
  (kind: LayerKind, toIndex: number): SceneOperation =>
  (scene) => {
    const kinds = kindsOf(scene);
    if (!kinds.includes(kind)) return scene;
    const otherKinds = kinds.filter((other) => other !== kind);
    const order = otherKinds.toSpliced(Math.max(0, Math.min(toIndex, otherKinds.length)), 0, kind);
    if (order.every((other, index) => other === kinds[index])) return scene;
    return { ...scene, layers: order.flatMap((next): SceneLayer[] => layersOfKind(scene, next)) };
  };

/**
 * Shows a scenario of a hazard with the controls that led to it, and makes the layer visible. Where that scenario is
 * there as a known one, the hazard takes its place.
 */
export const setScenario =
  (hazardId: string, scenario: string, controls: HazardSceneLayer["controls"]): SceneOperation =>
  (scene) => {
    const layer = controlledLayer(scene, hazardId);
    if (layer === undefined) return scene;
    const same =
      layer.visible &&
      layer.scenario === scenario &&
      JSON.stringify(layer.controls) === JSON.stringify(controls);
    if (same) return scene;
    return change(layer, { scenario, controls, visible: true })(
      withoutRepeats(scene, { ...layer, scenario }),
    );
  };

const change =
  (ref: LayerRef, changes: Partial<Omit<HazardSceneLayer, "kind" | "id">>): SceneOperation =>
  (scene) => {
    const layer = findLayer(scene, ref);
    if (layer === undefined) return scene;
    const changed = { ...layer, ...changes } as SceneLayer;
    const keys = Object.keys(changes) as (keyof typeof changes)[];
    if (keys.every((key) => changes[key] === (layer as HazardSceneLayer)[key])) return scene;
    return { ...scene, layers: scene.layers.map((other) => (other === layer ? changed : other)) };
  };
