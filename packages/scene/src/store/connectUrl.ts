import type { AreaGeometry } from "@stopbank/contract/geometry";
import { subscribe } from "valtio/vanilla";
import { isNewPlace } from "../isNewPlace.ts";
import type { DecodedScene } from "../query/sceneQuery.ts";
import type { Scene } from "../scene.ts";
import { addressWith, currentAddress, encodeIn, ownQuery, sceneOfAddress } from "./address.ts";
import type { SceneStore } from "./sceneStore.ts";

export interface UrlOptions {
  /** Keeps an area that is too long for the address and answers its id (POST /areas). */
  readonly storeArea: (geometry: AreaGeometry) => Promise<string>;
  /** Told when a long area could not be kept: the address then lacks it. Not once the page or its client was left. */
  readonly onAreaNotKept: (error: unknown) => void;
  /**
   * What of an address that the reader went back or forward to, or followed a link to, may be shown; undefined for nothing of it. The address
   * of such a place, and of the one there is now where `isKept` says so, stays until the scene is another place.
   */
  readonly admit: (linked: DecodedScene) => Scene | undefined;
  /** The address there is now could not be opened, and is kept in case it can be later. */
  readonly isKept?: boolean;
  /** Whatever the scene becomes is the same place, which the path names: one goes back from it at once, and not by what it showed. */
  readonly isOnePlace?: boolean;
  readonly delayMs?: number;
}

/**
 * Keeps the address bar and the store in step: the address follows the scene after `delayMs`; back, forward and links
 * within the page restore it. Layers, areas and the like make a new history entry; camera and drawer rewrite the one there. Addresses
 * below another path than the one there is now are another page's: nothing is read from them nor written to them.
 *
 * @returns stops following.
 */
export function connectUrl(
  store: SceneStore,
  { storeArea, onAreaNotKept, admit, isKept = false, isOnePlace = false, delayMs = 300 }: UrlOptions,
): () => void {
  const path = window.location.pathname;
  const isHere = () => window.location.pathname === path;
  let written = store.state.scene;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connected = true;
  let isInAddress = isKept;
  let isWriting = false;
  const inStep = () => {
    store.inAddress.query = isInAddress ? undefined : ownQuery();
  };

  const write = () => {
    timer = undefined;
    if (!isHere() || store.state.isLent) return;
    const scene = store.state.scene;
    const geometry = scene.area !== undefined && "geometry" in scene.area ? scene.area.geometry : undefined;
    const { query, areaLeftOut } = encodeIn(store, scene);
    const address = addressWith(query);
    if (address !== currentAddress()) {
      isWriting = true;
      if (!isOnePlace && isNewPlace(written, scene))
        window.history.pushState(window.history.state, "", address);
      else window.history.replaceState(window.history.state, "", address);
      isWriting = false;
    }
    written = scene;
    inStep();
    if (areaLeftOut && geometry !== undefined)
      storeArea(geometry).then((id) => {
        store.areaIds.set(geometry, id);
        schedule();
      }, notKept);
  };
  const notKept = (error: unknown) => {
    if (connected && !isAbort(error)) onAreaNotKept(error);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (connected) timer = setTimeout(write, delayMs);
  };
  const restore = () => {
    clearTimeout(timer);
    if (!isHere()) return;
    store.takeBack();
    const admitted = admit(sceneOfAddress(store));
    isInAddress = admitted === undefined;
    inStep();
    if (admitted === undefined) return;
    written = admitted;
    store.open(admitted);
    catchUp();
  };
  /** Writes what the address lacks of the scene: all of it, where a link was to the bare page. */
  const catchUp = () => {
    const { query, areaLeftOut } = encodeIn(store, written);
    if (query !== ownQuery() || areaLeftOut) schedule();
  };
  const followLink = () => {
    if (!isWriting && isHere() && ownQuery() !== store.inAddress.query) restore();
  };

  const unsubscribe = subscribe(store.state, () => {
    const { scene, isLent } = store.state;
    if (isLent || scene === written || (isInAddress && !isNewPlace(written, scene))) return;
    isInAddress = false;
    schedule();
  });
  window.addEventListener("popstate", restore);
  for (const event of linkEvents) window.addEventListener(event, followLink);
  inStep();
  if (!isInAddress) catchUp();
  return () => {
    connected = false;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener("popstate", restore);
    for (const event of linkEvents) window.removeEventListener(event, followLink);
  };
}

/** What wouter says at the window of links that are followed, and of `navigate`: browsers say nothing. */
const linkEvents = ["pushState", "replaceState"] as const;

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
