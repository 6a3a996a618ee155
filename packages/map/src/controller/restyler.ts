import type { Scene } from "@stopbank/scene";
import type { Map as MapLibreMap } from "maplibre-gl";
import { leftOut } from "../feature/mapFault.ts";
import { type BaseInput, baseStyle } from "../style/baseStyle.ts";
import { type ComposedStyle, composeStyle } from "./composeStyle.ts";
import type { FeatureRunner } from "./featureRunner.ts";
import type { LiveData } from "./liveData.ts";

export interface Restyler {
  /** Works the style out and gives it to the map. */
  restyle(): void;
  /** The map lost everything: whatever is in the next style is new to it. */
  forget(): void;
  /** A feature has ended: what another brings under the names of its sources is new, to the map and to that other. */
  forgetOwner(feature: string): void;
  /** An error of the map's; true where it is about the style that is being given to it. */
  takesError(message: string): boolean;
  /** The feature a style layer belongs to. */
  ownerOf(layer: string): string | undefined;
}

/** Gives the map its whole style, as one value made of the base and of what features add. */
export function createRestyler(
  map: Pick<MapLibreMap, "setStyle">,
  features: FeatureRunner,
  liveData: LiveData,
  /** Takes the states of a source's things away. */
  clearStates: (source: string) => void,
  base: () => { readonly scene: Scene } & Omit<BaseInput, "scene">,
  /** Told what the map says against a style that no feature is to blame for. */
  onProblem: (message: string) => void,
): Restyler {
  let styled = new Set<string>();
  let layerOwners: ComposedStyle["layerOwners"] = new Map();
  let sourceOwners: ComposedStyle["sourceOwners"] = new Map();
  /** What the map says against the style while it takes it. */
  let refusals: string[] | undefined;
  let isStyling = false;

  /** Features that take names of others, or bring what a map cannot draw, are left out until none is left that does. */
  const compose = (): ComposedStyle => {
    const input = base();
    for (;;) {
      const composed = composeStyle(baseStyle(input), features.styles(input.scene), input.scene);
      if (composed.faults.length === 0) return composed;
      for (const fault of composed.faults) features.leaveOut(fault);
    }
  };
  const give = (composed: ComposedStyle): readonly string[] => {
    refusals = [];
    map.setStyle(liveData.putInto(composed.style), { diff: true });
    const said = refusals;
    refusals = undefined;
    return said;
  };
  const style = (): ComposedStyle => {
    for (;;) {
      const composed = compose();
      const blamed = new Map<string, string>();
      for (const refusal of give(composed)) {
        const owner = blame(refusal, composed);
        if (owner === undefined) onProblem(refusal);
        else blamed.set(owner, refusal);
      }
      if (blamed.size === 0) return composed;
      for (const [feature, refusal] of blamed)
        features.leaveOut(leftOut(feature, "map/invalid-style", `the map cannot draw it (${refusal})`));
    }
  };

  return {
    restyle() {
      // One that is left out while the style is worked out is not in it.
      if (isStyling) return;
      isStyling = true;
      let composed: ComposedStyle;
      try {
        composed = style();
      } finally {
        isStyling = false;
      }
      ({ layerOwners, sourceOwners } = composed);
      const names = Object.keys(composed.style.sources);
      const added = names.filter((name) => !styled.has(name));
      styled = new Set(names);
      features.each((part, id) => {
        const own = added.filter((name) => composed.sourceOwners.get(name) === id);
        if (own.length > 0) part.paint?.(new Set(own));
      });
    },
    forget() {
      styled = new Set();
    },
    forgetOwner(feature) {
      for (const [source, owner] of sourceOwners) {
        if (owner !== feature) continue;
        liveData.forget(source);
        clearStates(source);
        styled.delete(source);
      }
    },
    takesError(message) {
      refusals?.push(message);
      return refusals !== undefined;
    },
    ownerOf: (layer) => layerOwners.get(layer),
  };
}

/** The feature a message of MapLibre's validation is about: `layers[3].paint...` or `sources.name...`. */
function blame(message: string, { style, sourceOwners, layerOwners }: ComposedStyle): string | undefined {
  const at = /^layers\[(\d+)\]/.exec(message)?.[1];
  const layer = at === undefined ? undefined : style.layers[Number(at)]?.id;
  if (layer !== undefined) return layerOwners.get(layer);
  const source = [...sourceOwners.keys()]
    .filter((name) => message.startsWith(`sources.${name}`))
    .toSorted((a, b) => b.length - a.length)[0];
  return source === undefined ? undefined : sourceOwners.get(source);
}
