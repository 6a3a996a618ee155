import "@stopbank/charts/styles.css";
import "@stopbank/map/styles.css";
import "./styles/index.css";
import { isFlagOn } from "@stopbank/contract/flag-names";
import type { Layers } from "@stopbank/contract/layers";
import { indexLayers, withoutTerrain } from "@stopbank/map/layer-index";
import { useClient, useService, useTitle } from "@stopbank/plugin-api/browser";
import { offeredBasemaps } from "@stopbank/scene/basemaps";
import type { SceneStore } from "@stopbank/scene/store";
import { Loaded } from "@stopbank/ui/states";
import { type JSX, useMemo } from "react";
import { useLocation } from "wouter";
import { Announcer } from "./announce/Announcer.tsx";
import { classLabels } from "./classes/damageClasses.ts";
import { PageLayout } from "./drawers/PageLayout.tsx";
import { useDrawerTabs } from "./drawers/useDrawerTabs.ts";
import { isCascadingIn } from "./naming/layerNames.ts";
import { PageDialogs } from "./PageDialogs.tsx";
import { headAddress } from "./page/headAddress.ts";
import { type MapPage, MapPageProvider, MapPrintProvider } from "./page/mapPageContext.ts";
import { mapPages } from "./page/mapPages.ts";
import { useLayers, useLegends } from "./page/useMapData.ts";
import { useSceneFromAddress } from "./page/useSceneFromAddress.ts";
import { useShownStore } from "./page/useShownStore.ts";

export interface MapWorkspaceProps {
  /** The name of its scene, and of the page for what plugins add to it. */
  readonly id: string;
  /** At the page's head beside what opens there: "Risk". */
  readonly name: string;
  /** "Risk map": its heading, and the name of its tab in the browser. */
  readonly title: string;
  /** Where the drawer stands that scenes and links open. */
  readonly side: "left" | "right";
  /** Names that drawer. */
  readonly label: string;
  /** The tab of it that opens the first time layers appear. */
  readonly opensOnLayers?: string;
  /** The tab of it that shows what is selected, and opens with it. */
  readonly selectionTab?: string;
  /** Whether its map offers the dataset's examples while it is empty: where layers are what the page is about. */
  readonly offersExamples?: boolean;
  /** The contributed dialog that teaches it, by its id, where it has a tutorial. */
  readonly tutorial?: string;
  /** At the map's top left beside the search, in the place of layers, regions and comparing: for a page that says itself what its map shows. */
  readonly toolbar?: JSX.Element;
  /** In the place of the search by address: what the page itself is searched for. */
  readonly search?: JSX.Element;
  /** Sets the map of its scene on paper; nobody prints where it is not given. For whoever has signed in. */
  readonly onPrint?: (store: SceneStore) => void;
}

/** A map page: its scene and address, the map, its drawers with what plugins add to them, and the dialogs about layers. */
export function MapWorkspace(props: MapWorkspaceProps) {
  useTitle(props.title);
  const layers = useLayers();
  return (
    <div className="map-page">
      <h1 className="sb-visually-hidden">{props.title}</h1>
      <Loaded
        of={layers}
        what="The map's layers could not be loaded"
        label="Loading layers"
        skeleton={<Ground />}
      >
        {(offered) => <Workspace {...props} layers={offered} />}
      </Loaded>
    </div>
  );
}

/** The shape of what comes: a map and the panel beside it. */
const Ground = () => <div className="map-page-ground" />;

interface WorkspaceProps extends MapWorkspaceProps {
  readonly layers: Layers;
}

function Workspace(props: WorkspaceProps) {
  const { id, name, title, side, label, opensOnLayers, selectionTab, layers: published } = props;
  const { offersExamples, tutorial, toolbar, search, onPrint } = props;
  const page = useService(mapPages).of(id);
  const drawers = useDrawerTabs(id, side);
  const [path] = useLocation();
  const isLed = headAddress(path, drawers.other).tab?.leadsMap === true;
  const store = useShownStore(id, isLed, page);
  const { preferences, config } = useClient();
  const layers = useMemo(
    () => (config.terrain_map ? published : withoutTerrain(published)),
    [config, published],
  );
  const basemaps = useMemo(
    () => offeredBasemaps(preferences.basemap_list, config.terrain_map),
    [preferences, config],
  );
  const legends = useLegends();
  const names = JSON.stringify(drawers.main.map(({ tab }) => tab));
  // Others only where the names change: the address is read anew for them.
  const tabs = useMemo((): readonly string[] => JSON.parse(names), [names]);
  // Beside a map a left drawer is what its page is about; the right one waits for layers.
  const opensAt = side === "left" ? tabs[0] : undefined;
  const isRestored = useSceneFromAddress(store, layers, basemaps, tabs, page, opensAt, isLed);
  const damageLegend = legends?.damage_classes;
  const shared = useMemo<MapPage>(
    () => ({
      id,
      name,
      title,
      selectionTab,
      offersExamples,
      tutorial,
      toolbar,
      search,
      store,
      page,
      layers,
      index: indexLayers(layers),
      basemaps,
      labels: classLabels(damageLegend),
      currency: layers.currency,
      useHazardName: preferences.use_hazard_name.flag,
      isCascading: isCascadingIn(layers),
      isOn: (flag) => isFlagOn(config.feature_flags, flag),
    }),
    [
      id,
      name,
      title,
      selectionTab,
      offersExamples,
      tutorial,
      toolbar,
      search,
      store,
      page,
      layers,
      basemaps,
      damageLegend,
      preferences,
      config,
    ],
  );
  if (!isRestored) return <Ground />;
  return (
    <MapPageProvider value={shared}>
      <MapPrintProvider value={onPrint && (() => onPrint(store))}>
        <PageLayout drawers={drawers} side={side} label={label} opensOnLayers={opensOnLayers} />
      </MapPrintProvider>
      <Announcer />
      <PageDialogs />
    </MapPageProvider>
  );
}
