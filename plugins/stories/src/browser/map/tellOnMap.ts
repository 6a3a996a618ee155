import type { LayerIndex } from "@stopbank/map/layer-index";
import type { LiveMap } from "@stopbank/map/live-map";
import type { Basemap } from "@stopbank/scene";
import type { SceneStore } from "@stopbank/scene/store";
import { setBasemap } from "@stopbank/scene/view";
import { basemapOf, cameraOf, showCard, showCardLayers } from "../../domain/cardScene.ts";
import type { StoryCard } from "../../domain/storySteps.ts";
import { flyTo } from "./flyTo.ts";
import { mapOf } from "./toldMap.ts";

/** A map that is not ready yet is looked at again after this time, in milliseconds (STO-07). */
const retryMs = 400;

export interface ToldMap {
  /** Shows a card; whatever of the one before is still to come is left out. Over when it is all on the map, or another is shown. */
  show(card: StoryCard): Promise<void>;
  /** Nothing more comes. */
  stop(): void;
}

export interface TellingParts {
  readonly store: SceneStore;
  readonly index: Pick<LayerIndex, "hazards">;
  readonly basemaps: readonly Basemap[];
}

/** From a flight's beginning until its card's layers are on the map, the picture is still to change. */
const telling = "card";

const quietly = { undoable: false } as const;

/**
 * Shows the cards of a story on the page's map: it flies, then changes the ground, then layers and masks once the map can take them.
 * Where there is no map yet it will begin with the card.
 */
export function tellOnMap({ store, index, basemaps }: TellingParts): ToldMap {
  let turn = 0;
  return {
    async show(card) {
      turn += 1;
      const mine = turn;
      const live = mapOf(store);
      if (live === undefined) return store.apply(showCard(card, index, basemaps), quietly);
      live.setPending(telling, true);
      const camera = cameraOf(card);
      if (camera !== undefined) await flyTo(live, camera);
      if (mine !== turn) return;
      const basemap = basemapOf(card, basemaps);
      if (basemap !== undefined) store.apply(setBasemap(basemap), quietly);
      while (!isReady(live)) {
        await new Promise((done) => setTimeout(done, retryMs));
        if (mine !== turn) return;
      }
      store.apply(showCardLayers(card, index), quietly);
      live.setPending(telling, false);
    },
    stop() {
      turn += 1;
      mapOf(store)?.setPending(telling, false);
    },
  };
}

const isReady = ({ state }: Pick<LiveMap, "state">) => state.pictured && !state.contextLost;
