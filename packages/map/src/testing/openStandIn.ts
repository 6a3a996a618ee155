import type { Scene } from "@stopbank/scene";
import { emptyScene } from "@stopbank/scene/empty";
import { createSceneStore } from "@stopbank/scene/store";
import { watchGraphics } from "../canvas/watchGraphics.ts";
import { type OpenedMap, openMap, type PictureProgress } from "../controller/openMap.ts";
import type { MapFeature } from "../feature/mapFeature.ts";
import type { MapTool } from "../feature/mapTool.ts";
import { builtInFeatures, builtInTools } from "../features/builtIn.ts";
import type { MapHost } from "../mapHost.ts";
import { indexLayers, type LayerIndex } from "../style/layerIndex.ts";
import { offered } from "./offered.ts";
import { standInMap } from "./standInMap.ts";

export interface StandInOptions {
  readonly scene?: Partial<Scene>;
  /** Besides the built-in ones. */
  readonly features?: readonly MapFeature[];
  readonly tools?: readonly MapTool[];
  readonly basemap?: LayerIndex["basemap"];
  readonly fadeMs?: number;
  readonly host?: Partial<MapHost>;
  /** How far its picture has come; all the way without. */
  readonly progress?: PictureProgress;
  /** One that had other pages before. */
  readonly ground?: StandInGround;
}

/** What of a stand-in stays from page to page. */
type StandInGround = ReturnType<typeof layGround>;

function layGround() {
  const standIn = standInMap();
  const ground: { opened?: OpenedMap } = {};
  standIn.map.on("error", ({ error }) => ground.opened?.onError(error.message));
  const graphics = watchGraphics(
    standIn.map,
    () => ground.opened?.onGraphicsLost(),
    () => ground.opened?.onGraphicsBack(),
  );
  return Object.assign(ground, { standIn, graphics });
}

/** A map of the small dataset with the built-in features and tools, on a stand-in for MapLibre. */
export function openStandIn(options: StandInOptions = {}) {
  const { scene, features, tools, basemap, fadeMs = 160, host, ground = layGround() } = options;
  const { progress = { hasPicture: true, hasDetail: true } } = options;
  const { standIn, graphics } = ground;
  const notices: string[] = [];
  const store = createSceneStore({
    ...emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 12 }),
    ...scene,
  });
  const index = indexLayers(offered);
  const opened = openMap(standIn.map, {
    store,
    index: { ...index, basemap: basemap ?? index.basemap },
    graphics,
    drawing: { bySoftware: false, fadeMs },
    progress,
    origin: "https://example.test",
    host: {
      fetchClasses: async () => classesOf([0, 1, 2], [3, 6, 255]),
      fetchChanges: () => Promise.reject(new Error("nothing is compared")),
      fetchChangesSince: () => Promise.reject(new Error("nothing is compared")),
      fetchSelected: () => Promise.reject(new Error("nothing is narrowed")),
      fetchArea: () => Promise.reject(new Error("there is no such area")),
      fetchRegions: () => Promise.reject(new Error("there are no regions")),
      fetchElementBounds: () => Promise.reject(new Error("there is no such element")),
      fetchElementSentence: () => Promise.reject(new Error("there is no such element")),
      fetchElementExposures: () => Promise.reject(new Error("there is no such element")),
      requestHeaders: () => ({}),
      maySelect: () => true,
      onSelectRefused: () => undefined,
      onNotice: (message) => notices.push(message),
      regionsToPick: () => [],
      ...host,
    },
  });
  ground.opened = opened;
  opened.setFeatures([...builtInFeatures, ...(features ?? [])]);
  opened.setTools([...builtInTools, ...(tools ?? [])]);
  opened.begin();
  return { opened, state: opened.state, store, standIn, ground, notices };
}

/** Elements by row with their damage classes, as the API packs them. */
function classesOf(rows: readonly number[], classes: readonly number[]): ArrayBuffer {
  const bytes = new Uint8Array(4 + rows.length * 5);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, rows.length, true);
  for (const [at, row] of rows.entries()) view.setUint32(4 + at * 4, row, true);
  bytes.set(classes, 4 + rows.length * 4);
  return bytes.buffer;
}
