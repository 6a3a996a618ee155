import type { Scene } from "@stopbank/scene";
import { clearArea } from "@stopbank/scene/filtering";
import type { SceneStore } from "@stopbank/scene/store";
import type { Map as MapLibreMap } from "maplibre-gl";
import { ref, subscribe } from "valtio/vanilla";
import type { ClassLabels } from "../feature/classLabels.ts";
import type { MapFault } from "../feature/mapFault.ts";
import type { DrawnItem, MapFeature } from "../feature/mapFeature.ts";
import { createMapState } from "../feature/mapState.ts";
import { areaTool } from "../features/area/areaTool.ts";
import type { MapHost } from "../mapHost.ts";
import { baseStyledBy } from "../style/baseStyle.ts";
import type { LayerIndex } from "../style/layerIndex.ts";
import { syncCamera } from "./camera.ts";
import type { Drawing } from "./drawing.ts";
import { createFaultBoard } from "./faultBoard.ts";
import { createFeatureRunner } from "./featureRunner.ts";
import { createLending } from "./lending.ts";
import { createLiveData } from "./liveData.ts";
import { startPointing } from "./pointing.ts";
import { createRestyler } from "./restyler.ts";
import { createToolRunner } from "./toolRunner.ts";
import { watchGraphics } from "./watchGraphics.ts";
import { watchView } from "./watchView.ts";

export interface OpenMapOptions {
  readonly store: SceneStore;
  readonly index: LayerIndex;
  readonly host: MapHost;
  readonly drawing: Drawing;
  readonly origin: string;
}

/** Lets features and tools live on a MapLibre map, which follows the scene with them. */
export function openMap(map: MapLibreMap, { store, index, host, drawing, origin }: OpenMapOptions) {
  const state = createMapState();
  const { fadeMs, bySoftware } = drawing;
  const liveData = createLiveData(map);
  const { report, onProblem } = createFaultBoard(state, host);
  const sceneNow = () => store.state.scene;
  let hasBegun = false;
  let restyled: () => void = () => undefined;

  const shared = { view: map, store, index, host, state, origin, fadeMs };
  const lend = createLending(shared, state, liveData, () => restyle());
  const features = createFeatureRunner(state, lend, report, () => {
    pointing.leave();
    restyle();
  });
  const pointing = startPointing(map, state, features, sceneNow);
  const restyler = createRestyler(
    map,
    features,
    liveData,
    () => ({
      scene: sceneNow(),
      basemap: index.basemap,
      origin,
      tilted: state.tilted,
      hasRelief: !bySoftware,
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
  const cameraSync = syncCamera(map, store);

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
    cameraSync.follow(scene);
    const isStyledAnew =
      before === undefined ||
      baseStyledBy.some((key) => before[key] !== scene[key]) ||
      features.isStyledAnew(before, scene);
    if (isStyledAnew) restyle();
    followFeatures();
  };
  const view = watchView(map, state, restyle);
  const graphics = watchGraphics(map, state, () => {
    restyler.forget();
    restyle();
    followFeatures();
  });
  const unsubscribe = subscribe(store.state, () => {
    if (sceneNow() !== shown && hasBegun) follow();
  });

  return {
    state,
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
    startTool: tools.start,
    stopTool: tools.stop,
    startOver: tools.startOver,
    clearArea() {
      if (state.tool === areaTool.id) tools.startOver();
      else store.apply(clearArea);
    },
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
      unsubscribe();
      tools.stop();
      pointing.stop();
      features.stop();
    },
  };
}
