import type { AreaGeometry } from "@stopbank/contract/geometry";
import { subscribe } from "valtio/vanilla";
import { diffScenes } from "../diff.ts";
import { sceneParameters } from "../query/sceneAddress.ts";
import { type DecodedScene, decodeScene, encodeScene } from "../query/sceneQuery.ts";
import type { Scene } from "../scene.ts";
import type { SceneStore } from "./sceneStore.ts";

export interface UrlOptions {
  /** Keeps an area that is too long for the address and answers its id (POST /areas). */
  readonly storeArea: (geometry: AreaGeometry) => Promise<string>;
  /** Told when a long area could not be kept: the address then lacks it. */
  readonly onAreaNotKept: (error: unknown) => void;
  /**
   * What of an address that the reader went back or forward to may be shown; undefined for nothing of it. The address
   * of such a place, and of the one there is now where `isKept` says so, stays until the scene is another place.
   */
  readonly admit: (linked: DecodedScene) => Scene | undefined;
  /** The address there is now could not be opened, and is kept in case it can be later. */
  readonly isKept?: boolean;
  readonly delayMs?: number;
}

/**
 * Keeps the address bar and the store in step: the address follows the scene after `delayMs`, back and forward
 * restore it. Layers, areas and the like make a new history entry; camera and drawer rewrite the one there.
 *
 * @returns stops following.
 */
export function connectUrl(
  store: SceneStore,
  { storeArea, onAreaNotKept, admit, isKept = false, delayMs = 300 }: UrlOptions,
): () => void {
  const areaIds = new WeakMap<AreaGeometry, string>();
  let written = store.state.scene;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connected = true;
  let kept = isKept;

  const write = () => {
    timer = undefined;
    const scene = store.state.scene;
    const geometry = scene.area !== undefined && "geometry" in scene.area ? scene.area.geometry : undefined;
    const { query, areaLeftOut } = encodeScene(scene, geometry && areaIds.get(geometry));
    const address = addressWith(query);
    if (address !== currentAddress()) {
      if (isNewPlace(written, scene)) window.history.pushState(window.history.state, "", address);
      else window.history.replaceState(window.history.state, "", address);
    }
    written = scene;
    if (areaLeftOut && geometry !== undefined)
      storeArea(geometry).then((id) => {
        areaIds.set(geometry, id);
        schedule();
      }, onAreaNotKept);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (connected) timer = setTimeout(write, delayMs);
  };
  const restore = () => {
    clearTimeout(timer);
    const admitted = admit(decodeScene(window.location.search, store.state.scene));
    kept = admitted === undefined;
    if (admitted === undefined) return;
    written = admitted;
    store.replace(admitted);
  };

  const unsubscribe = subscribe(store.state, () => {
    const { scene } = store.state;
    if (scene === written || (kept && !isNewPlace(written, scene))) return;
    kept = false;
    schedule();
  });
  window.addEventListener("popstate", restore);
  if (!kept && encodeScene(written).query !== ownQuery()) schedule();
  return () => {
    connected = false;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener("popstate", restore);
  };
}

/** Whether going from one to the other is worth a history entry. */
export function isNewPlace(before: Scene, after: Scene): boolean {
  const { added, removed, changed, reordered, area, regions, filters, selected, days } = diffScenes(
    before,
    after,
  );
  const layers = added.length + removed.length + changed.length > 0 || reordered;
  return layers || area || regions || filters || selected || days;
}

const currentAddress = () => window.location.pathname + window.location.search + window.location.hash;

const isOwn = (name: string) => (sceneParameters as readonly string[]).includes(name);

function ownQuery(): string {
  const parts = window.location.search.replace(/^\?/, "").split("&");
  return parts.filter((part) => isOwn(part.split("=")[0] ?? "")).join("&");
}

function addressWith(query: string): string {
  const parts = window.location.search.replace(/^\?/, "").split("&");
  const foreign = parts.filter((part) => part !== "" && !isOwn(part.split("=")[0] ?? ""));
  return `${window.location.pathname}?${[query, ...foreign].join("&")}${window.location.hash}`;
}
