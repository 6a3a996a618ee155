import type { Scene } from "@stopbank/scene";
import type { SceneStore } from "@stopbank/scene/store";
import type { FeatureCollection } from "geojson";
import type { Map as MapLibreMap } from "maplibre-gl";
import { ref, subscribe } from "valtio/vanilla";
import type { Drawing } from "../canvas/drawing.ts";
import type { Graphics } from "../canvas/watchGraphics.ts";
import type { ClassLabels } from "../feature/classLabels.ts";
import type { MapFault } from "../feature/mapFault.ts";
import type { DrawnItem, MapFeature } from "../feature/mapFeature.ts";
import { createMapState } from "../feature/mapState.ts";
import { draftSource } from "../features/drawing/draftLayers.ts";
import type { MapHost } from "../mapHost.ts";
import { baseStyledBy } from "../style/baseStyle.ts";
import type { LayerIndex } from "../style/layerIndex.ts";
import { syncCamera } from "./camera.ts";
import { createFaultBoard } from "./faultBoard.ts";
import { createFeatureRunner } from "./featureRunner.ts";
import { createFeatureStates } from "./featureStates.ts";
import { createLending } from "./lending.ts";
import { lendViews } from "./lentView.ts";
import { createLiveData } from "./liveData.ts";
import { listenTo } from "./mapEvents.ts";
import { startPointing } from "./pointing.ts";
import { createRestyler } from "./restyler.ts";
import { createToolRunner } from "./toolRunner.ts";
import { watchView } from "./watchView.ts";

/** How far the map has come; it goes on from page to page. */
export interface PictureProgress {
  /** The ground has been drawn once. */
  readonly hasPicture: boolean;
  /** Shaded hills and names may be drawn: they wait for the first picture, and names for their letters. */
  readonly hasDetail: boolean;
}

export interface OpenMapOptions {
  readonly store: SceneStore;
  readonly index: LayerIndex;
  readonly host: MapHost;
  readonly drawing: Drawing;
  readonly graphics: Graphics;
  readonly progress: PictureProgress;
  readonly origin: string;
  /** Another map leads its camera, and this one follows no scene with it. */
  readonly isLed?: boolean | undefined;
}

/** What is still to change the picture, beside what features bring. */
const detailComing = "map:detail";

export type OpenedMap = ReturnType<typeof openMap>;

/**
 * Lets features and tools live on a MapLibre map, which follows the scene with them, until they are stopped: then the map
 * still looks as it did, and has nothing to do with any of them. Another page may be opened on it.
 */
export function openMap(map: MapLibreMap, options: OpenMapOptions) {
  const { store, index, host, drawing, graphics, progress, origin } = options;
  const state = createMapState();
  state.contextLost = graphics.isLost();
  state.pictured = progress.hasPicture;
  if (!progress.hasDetail) state.pending = [detailComing];
  const events = listenTo(map);
  const states = createFeatureStates(map, events);
  const { fadeMs, bySoftware } = drawing;
  const liveData = createLiveData(map);
  const { report, onProblem } = createFaultBoard(state, host);
  const sceneNow = () => store.state.scene;
  let hasBegun = false;
  let restyled: () => void = () => undefined;

  const shared = { viewUntil: lendViews(map, states), store, index, host, state, origin, fadeMs };
  const lend = createLending(shared, state, liveData, () => restyle());
  const features = createFeatureRunner(
    state,
    lend,
    report,
    (id) => restyler.forgetOwner(id),
    () => {
      pointing.leave();
      restyle();
    },
  );
  const pointing = startPointing(map, events, states, state, features, sceneNow);
  const restyler = createRestyler(
    map,
    features,
    liveData,
    (source) => {
      if (!graphics.isLost()) states.clear(source);
    },
    () => ({
      scene: sceneNow(),
      basemap: index.basemap,
      origin,
      tilted: state.tilted,
      hasRelief: !bySoftware,
      hasDetail: progress.hasDetail,
      fadeMs,
    }),
    onProblem,
  );
  const restyle = () => {
    if (!hasBegun || graphics.isLost()) return;
    restyler.restyle();
    restyled();
  };
  const tools = createToolRunner(map, state, lend, report, () => followFeatures());
  const cameraSync = options.isLed === true ? undefined : syncCamera(map, events, store);

  let shown: Scene | undefined;
  const followFeatures = () => {
    if (!hasBegun || graphics.isLost()) return;
    const scene = sceneNow();
    features.each((part) => part.follow?.(scene));
  };
  const follow = () => {
    const scene = sceneNow();
    const before = shown;
    shown = scene;
    cameraSync?.follow(scene);
    const isStyledAnew =
      before === undefined ||
      baseStyledBy.some((key) => before[key] !== scene[key]) ||
      features.isStyledAnew(before, scene);
    if (isStyledAnew) restyle();
    followFeatures();
  };
  const view = watchView(map, events, state, restyle);
  const unsubscribe = subscribe(store.state, () => {
    if (sceneNow() !== shown && hasBegun) follow();
  });

  return {
    state,
    events,
    /** The map can take a style: from now on it follows the scene. */
    begin() {
      hasBegun = true;
      view.read();
      follow();
    },
    hasBegun: () => hasBegun,
    /** Calls back after each restyle. */
    onRestyled(changed: () => void) {
      restyled = changed;
    },
    onError(message: string) {
      if (!restyler.takesError(message)) onProblem(message);
    },
    onTilesFailed(sources: readonly string[]) {
      state.failedSources = sources;
    },
    /** The ground is drawn for the first time. */
    onPicture() {
      state.pictured = true;
    },
    /** What waits for the first picture comes. */
    onDetail() {
      restyle();
      state.pending = state.pending.filter((what) => what !== detailComing);
    },
    onGraphicsLost() {
      state.contextLost = true;
    },
    onGraphicsBack() {
      state.contextLost = false;
      restyler.forget();
      restyle();
      followFeatures();
    },
    setFeatures(next: readonly MapFeature[]) {
      if (!features.set(next)) return;
      pointing.leave();
      restyle();
      followFeatures();
    },
    setTools: tools.set,
    leaveOut: (fault: MapFault) => features.leaveOut(fault),
    setClassLabels(labels: ClassLabels) {
      state.classLabels = ref(labels);
    },
    setDraft: (data: FeatureCollection) => liveData.set(draftSource, data),
    onDraft: (listener: (data: FeatureCollection) => void) => liveData.follow(draftSource, listener),
    startTool: tools.start,
    stopTool: tools.stop,
    startOver: tools.startOver,
    undo() {
      if (!tools.takeBack()) store.undo();
    },
    redo: () => store.redo(),
    drawn() {
      const items: DrawnItem[] = [];
      features.each((part) => items.push(...(part.drawn?.(sceneNow()) ?? [])));
      return items;
    },
    /** What features asked for and did not get, they ask for again. */
    followAgain: followFeatures,
    stop() {
      hasBegun = false;
      unsubscribe();
      tools.stop();
      pointing.stop();
      features.stop();
      events.stop();
      if (!graphics.isLost()) states.clear();
    },
  };
}
