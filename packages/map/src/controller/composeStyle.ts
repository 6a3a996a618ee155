import type { LayerSpecification, StyleSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Scene } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/layer-key";
import { leftOut, type MapFault } from "../feature/mapFault.ts";
import type { RunningFeature, StyleLayers } from "../feature/mapFeature.ts";
import { type Slot, slots } from "../feature/slots.ts";
import type { BaseStyle } from "../style/baseStyle.ts";

/** What one feature adds to the style. */
export interface FeatureStyle {
  /** The feature's id. */
  readonly feature: string;
  readonly sources: ReturnType<NonNullable<RunningFeature["sources"]>>;
  readonly layers: readonly StyleLayers[];
}

export interface ComposedStyle {
  readonly style: StyleSpecification;
  /** Which feature a source or a style layer belongs to; the base's are not in it. */
  readonly sourceOwners: ReadonlyMap<string, string>;
  readonly layerOwners: ReadonlyMap<string, string>;
  /** A fault for each feature that could not be taken. Nothing of such a one is in the style. */
  readonly faults: readonly MapFault[];
}

/**
 * The whole map as one MapLibre style. The map takes it with `setStyle(..., { diff: true })`, so what did not change
 * keeps its tiles, and nothing a feature adds can be lost on the way from one basemap to another.
 *
 * @param parts in the order of the features: who comes first keeps a name that two of them claim.
 */
export function composeStyle(
  base: BaseStyle,
  parts: readonly FeatureStyle[],
  scene: Pick<Scene, "layers">,
): ComposedStyle {
  const sources = { ...base.sources };
  const sourceOwners = new Map<string, string>();
  const layerOwners = new Map<string, string>();
  const baseLayers = new Set([...base.ground, ...base.labels].map(({ id }) => id));
  const faults: MapFault[] = [];
  const taken: StyleLayers[] = [];
  for (const part of parts) {
    const fault = faultOf(part, sources, (layer) =>
      baseLayers.has(layer) ? "the map itself" : layerOwners.get(layer),
    );
    if (fault !== undefined) {
      faults.push(fault);
      continue;
    }
    Object.assign(sources, part.sources);
    for (const name of Object.keys(part.sources)) sourceOwners.set(name, part.feature);
    for (const { layers } of part.layers) for (const { id } of layers) layerOwners.set(id, part.feature);
    taken.push(...part.layers);
  }
  const inSlot = (slot: Slot) => taken.filter((group) => group.slot === slot);
  const own: Partial<Record<Slot, readonly LayerSpecification[]>> = {
    ground: base.ground,
    labels: base.labels,
  };
  const data = inSceneOrder(inSlot("data"), scene);
  const masked = data.findLastIndex((group) => isMasked(group, scene)) + 1;
  const groupsOf = (slot: Slot): readonly StyleLayers[] => {
    if (slot === "data") return data.slice(0, masked);
    return slot === "mask" ? [...inSlot(slot), ...data.slice(masked)] : inSlot(slot);
  };
  const layers = slots.flatMap((slot) => [
    ...(own[slot] ?? []),
    ...groupsOf(slot).flatMap((group) => group.layers),
  ]);
  return { style: { version: 8, sources, ...base.world, layers }, sourceOwners, layerOwners, faults };
}

function faultOf(
  { feature, sources: added, layers: groups }: FeatureStyle,
  sources: BaseStyle["sources"],
  ownerOf: (layer: string) => string | undefined,
): MapFault | undefined {
  const source = Object.keys(added).find((name) => Object.hasOwn(sources, name));
  if (source !== undefined)
    return leftOut(feature, "map/duplicate-source", `the source "${source}" is another's`);
  const ids = new Set<string>();
  for (const layer of groups.flatMap(({ layers }) => layers)) {
    const owner = ids.has(layer.id) ? "itself" : ownerOf(layer.id);
    if (owner !== undefined)
      return leftOut(feature, "map/duplicate-layer", `the style layer "${layer.id}" is there by ${owner}`);
    ids.add(layer.id);
    if ("source" in layer && !Object.hasOwn(sources, layer.source) && !Object.hasOwn(added, layer.source))
      return leftOut(
        feature,
        "map/missing-source",
        `nothing before it brings the source "${layer.source}" of "${layer.id}"`,
      );
  }
  return undefined;
}

/** Elements above all else say one by one which are left out: the mask lies below those, and dims the rest. */
const isMasked = ({ shows }: StyleLayers, { layers }: Pick<Scene, "layers">) =>
  layers.some((layer) => layer.kind !== "element" && keyOf(layer) === shows);

/** The scene's topmost layer last, whichever feature shows it; what shows none of them above all. */
function inSceneOrder(groups: readonly StyleLayers[], { layers }: Pick<Scene, "layers">): StyleLayers[] {
  const heights = new Map(layers.map((layer, at) => [keyOf(layer), layers.length - at]));
  const heightOf = ({ shows }: StyleLayers) =>
    (shows === undefined ? undefined : heights.get(shows)) ?? Number.POSITIVE_INFINITY;
  return groups.toSorted((a, b) => {
    const [first, second] = [heightOf(a), heightOf(b)];
    return first === second ? 0 : first - second;
  });
}
