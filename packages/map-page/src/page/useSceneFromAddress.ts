import type { Layers } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import {
  type Session,
  session,
  useCall,
  useClient,
  useService,
  useToaster,
} from "@stopbank/plugin-api/browser";
import type { Basemap, Scene } from "@stopbank/scene";
import { sceneOfAddress } from "@stopbank/scene/address-bar";
import { cameraOver } from "@stopbank/scene/camera-over";
import { fitToDataset } from "@stopbank/scene/dataset";
import type { DecodedScene } from "@stopbank/scene/query";
import type { SceneStore } from "@stopbank/scene/store";
import { fitToTabs } from "@stopbank/scene/tabs";
import { connectUrl } from "@stopbank/scene/url";
import { openDrawer, setCamera } from "@stopbank/scene/view";
import type { Toaster } from "@stopbank/ui/toaster";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";
import { leftOutOfLink } from "../words/leftOutOfLink.ts";
import type { PageState } from "./pageState.ts";

/**
 * Puts the scene of the address on the map, then keeps the two in step. A link to another organisation's map is kept in
 * the address bar, with a way to open it: log in, or go over to that organisation.
 *
 * @param tabs ids of the tabs of the page; the same object from one render to the next.
 * @param opensAt the tab that opens with the page, the first time and where no link says what is open.
 * @param isOnePlace whatever the map shows is one place of the history.
 * @returns whether the scene stands, so that the map starts where it should.
 */
export function useSceneFromAddress(
  store: SceneStore,
  layers: Layers,
  basemaps: readonly Basemap[],
  tabs: readonly string[],
  page: PageState,
  opensAt: string | undefined,
  isOnePlace: boolean,
): boolean {
  const call = useCall();
  const client = useClient();
  const toaster = useToaster();
  const live = useService(session);
  const [isRestored, setRestored] = useState(false);
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page at another address has its scene there from then on.
  useLayoutEffect(() => {
    const fit = (scene: Scene) => {
      const data = fitToDataset(scene, layers, basemaps, store.extensions);
      const fitted = fitToTabs(data.scene, tabs);
      return { scene: fitted.scene, ignored: [...data.ignored, ...fitted.ignored] };
    };
    const admit = (linked: DecodedScene): Scene | undefined => {
      if (linked.scene.client !== client.name) {
        offerToOpen(linked.scene.client, live, toaster);
        return undefined;
      }
      const fitted = fit(linked.scene);
      // What the page had itself was in no link.
      const isLink = linked.scene !== store.state.scene;
      const ignored = [...linked.ignored, ...(isLink ? fitted.ignored : [])];
      if (ignored.length > 0) toaster.warning(leftOutOfLink(ignored));
      const version = linked.scene.datasetVersion;
      if (version !== undefined && version !== layers.dataset_version)
        toaster.info("The data was published anew since this link was made. Figures may differ.");
      return fitted.scene;
    };
    const start = store.state.scene;
    const linked = sceneOfAddress(store);
    const admitted = admit(linked);
    if (admitted !== undefined && linked.scene !== start) store.open(admitted);
    else store.apply((scene) => admitted ?? fit(scene).scene, { undoable: false });
    const isFirst = page.takeFirstVisit();
    if (isFirst && linked.scene === start && !client.config.has_own_location)
      store.apply(setCamera(cameraOver(layers.bounds, roomForMap())), { undoable: false });
    if (isFirst && linked.scene === start && opensAt !== undefined)
      store.apply(openDrawer(opensAt), { undoable: false });
    setRestored(true);
    return connectUrl(store, {
      storeArea: async (geometry) => (await call(routes.storeArea, { body: { geometry } })).area_id,
      onAreaNotKept: (error) => {
        console.warn("The drawn area was not kept.", error);
        toaster.warning("The drawn area is too long for the address and could not be kept for a link.");
      },
      admit,
      isKept: admitted === undefined,
      isOnePlace,
    });
  }, [store, layers, basemaps, tabs, call, client, toaster, live, path, page, opensAt, isOnePlace]);
  return isRestored;
}

/** The window but for what stands around and over a map. */
const roomForMap = () => ({
  widthPx: Math.max(200, window.innerWidth - 200),
  heightPx: Math.max(200, window.innerHeight - 160),
});

function offerToOpen(clientName: string, live: Session, toaster: Toaster): void {
  const { status, clients } = live.get();
  const link = window.location.pathname + window.location.search;
  const theirs = clients.find(({ client_name }) => client_name === clientName);
  if (status === "visitor")
    live.askToLogIn(link, "This link shows the map of an organisation. Log in to see it.");
  else if (theirs !== undefined)
    toaster.show({
      intent: "warning",
      message: `The link shows a map of another organisation, ${theirs.display_name}.`,
      action: { label: "Change to it", run: () => live.changeClient(theirs.client_name, link) },
    });
  else
    toaster.warning("The link shows a map of another organisation. Ask whoever sent it for access to that.");
}
