import type { Scene } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/layer-key";
import type { LegendCard, LegendFacts } from "./legendCard.ts";
import { leftOut, type MapFault, wordsOf } from "./mapFault.ts";
import type { MapFeature } from "./mapFeature.ts";

/**
 * The cards of all features: those about layers of the scene in its order, the others where their feature stands.
 * A feature whose legend throws has none, and a fault.
 */
export function legendCards(
  features: readonly MapFeature[],
  scene: Scene,
  facts: LegendFacts,
): { readonly cards: readonly LegendCard[]; readonly faults: readonly MapFault[] } {
  const faults: MapFault[] = [];
  const cards = features.flatMap((feature) => {
    try {
      return feature.legend?.(scene, facts) ?? [];
    } catch (thrown) {
      faults.push(leftOut(feature.id, "map/feature-failed", wordsOf(thrown), thrown));
      return [];
    }
  });
  const order = new Map(scene.layers.map((layer, at) => [keyOf(layer), at]));
  const rank = ({ shows = "" }: LegendCard) => order.get(shows) ?? order.size;
  const ofLayers = cards.filter(({ shows }) => shows !== undefined).toSorted((a, b) => rank(a) - rank(b));
  let next = 0;
  const ordered = cards.map((card) => (card.shows === undefined ? card : (ofLayers[next++] ?? card)));
  return { cards: ordered, faults };
}
