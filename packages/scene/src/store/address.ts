import { isSceneParameter } from "../query/sceneAddress.ts";
import { type DecodedScene, decodeScene, type EncodedScene, encodeScene } from "../query/sceneQuery.ts";
import type { Scene } from "../scene.ts";
import type { SceneStore } from "./sceneStore.ts";

/**
 * The scene of the address bar; without one, the store's. Where the two are the same, or nobody has changed the address
 * since the store's was there, it is the very scene of the store, so that a page that one comes back to keeps its undo
 * steps, and what was still on its way to the address.
 */
export function sceneOfAddress(store: SceneStore): DecodedScene {
  const { scene } = store.state;
  const shown = encodeIn(store, scene).query;
  if (shown === ownQuery() || store.inAddress.query === ownQuery()) return { scene, ignored: [] };
  const linked = decodeScene(window.location.search, scene, store.extensions);
  const isShown = linked.ignored.length === 0 && encodeIn(store, linked.scene).query === shown;
  return isShown ? { scene, ignored: [] } : linked;
}

/** A scene as the address of a store's page has it. */
export function encodeIn(store: SceneStore, scene: Scene): EncodedScene {
  const geometry = scene.area !== undefined && "geometry" in scene.area ? scene.area.geometry : undefined;
  return encodeScene(scene, store.extensions, geometry && store.areaIds.get(geometry));
}

export const currentAddress = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

/** What of the address bar's query is the scene's. */
export const ownQuery = (): string => parts().filter(isOwn).join("&");

/** The address bar's address with another scene, and all else it has. */
export const addressWith = (query: string): string =>
  `${window.location.pathname}?${[query, ...parts().filter((part) => part !== "" && !isOwn(part))].join("&")}${window.location.hash}`;

const parts = () => window.location.search.replace(/^\?/, "").split("&");
const isOwn = (part: string) => isSceneParameter(part.split("=")[0] ?? "");
