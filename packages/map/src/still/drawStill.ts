import type { Layers } from "@stopbank/contract/layers";
import type { Scene } from "@stopbank/scene";
import { createSceneStore } from "@stopbank/scene/store";
import { holdPainting } from "../canvas/holdPainting.ts";
import { sourcesLaidOutAgain } from "../canvas/sourcesLaidOutAgain.ts";
import { createKeptMap } from "../controller/keptMap.ts";
import type { MapController } from "../controller/mapController.ts";
import type { ClassLabels } from "../feature/classLabels.ts";
import type { LegendCard } from "../feature/legendCard.ts";
import type { MapFeature } from "../feature/mapFeature.ts";
import { builtInFeatures } from "../features/builtIn.ts";
import type { MapHost } from "../mapHost.ts";
import { legendForPaper } from "./legendForPaper.ts";
import { metresPerPoint, mostSidePx, paperDpi, pixelRatioAt, pointsPerPx, type SizePoints } from "./paper.ts";
import { noPicture, pictureOfCanvas } from "./pictureOfCanvas.ts";
import { stillFaults } from "./stillFaults.ts";
import { untilCalm } from "./untilCalm.ts";

export interface StillOptions {
  /** What to draw, seen with its own camera. */
  readonly scene: Scene;
  /** The answer of GET /layer. */
  readonly layers: Layers;
  readonly host: MapHost;
  readonly classLabels: ClassLabels;
  /** What the map shows, in order; what every map has without it. */
  readonly features?: readonly MapFeature[];
  /** On the page. */
  readonly size: SizePoints;
  /** Dots an inch; less where a side would have more than 8192. */
  readonly dpi?: number;
  /** After so long what is there is drawn, and what is not is said in `faults`. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** A map that was drawn once, and what has to stand beside it. */
export interface Still {
  /** A JPEG. */
  readonly picture: Blob;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly size: SizePoints;
  /** Of ground for each point of paper at the middle; it holds all over where `pitchDegrees` is small. */
  readonly metresPerPoint: number;
  /** Where the map's top points, from north by the clock. */
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
  /** West, south, east, north of what is in view, in degrees. */
  readonly bounds: readonly [number, number, number, number];
  readonly legend: readonly LegendCard[];
  /** What the data must not be used for, and where it comes from. */
  readonly attribution: readonly string[];
  /** A sentence for each thing that could not be drawn; none where the map is whole. */
  readonly faults: readonly string[];
}

/** Hardly any pixels while tiles come: a canvas at print's resolution costs a processor seconds, and once is enough. */
const ratioWhileLoading = 0.1;
/** Icons and hatches have as many pixels as print shows. */
const imageRatio = 4;
const usualTimeoutMs = 45_000;
/** Before what failed is asked for once more. */
const againMs = 500;

/**
 * Draws a scene once, as a map on the screen would: ground, hazards, elements by class, regions, area and selection.
 *
 * @throws DomainError `map/no-picture` where there is no canvas or nothing can be read from it, and the signal's reason
 *   where it is aborted.
 */
export async function drawStill(options: StillOptions): Promise<Still> {
  const { scene, layers, host, classLabels, size, signal } = options;
  const { features = builtInFeatures, dpi = paperDpi, timeoutMs = usualTimeoutMs } = options;
  signal?.throwIfAborted();
  const notices: string[] = [];
  const place = outOfSight(size);
  document.body.append(place);
  let map: ReturnType<typeof createKeptMap> | undefined;
  try {
    map = makeMapFor(scene, host);
    const controller = map.show(place, {
      store: createSceneStore(scene),
      layers,
      host: { ...host, maySelect: () => false, onNotice: (message) => notices.push(message) },
      features,
      tools: [],
    });
    controller.setClassLabels(classLabels);
    const paintOnce = holdPainting(controller.map);
    const isWhole = await untilWhole(controller, timeoutMs, signal);
    signal?.throwIfAborted();
    const { state, index } = controller;
    controller.map.setPixelRatio(pixelRatioAt(dpi));
    paintOnce();
    const canvas = controller.map.getCanvas();
    const picture = await pictureOfCanvas(canvas);
    signal?.throwIfAborted();
    if (state.contextLost) throw noPicture({ contextLost: true });
    const { latitude, zoom } = scene.camera;
    return {
      picture,
      widthPx: canvas.width,
      heightPx: canvas.height,
      size,
      metresPerPoint: metresPerPoint(latitude, zoom),
      bearingDegrees: scene.camera.bearing,
      pitchDegrees: scene.camera.pitch,
      bounds: boundsOf(controller),
      legend: legendForPaper(features, scene, { index, classLabels, classes: state.classes }),
      attribution: [layers.notice, ...layers.attribution, layers.basemap.world?.attribution ?? ""].filter(
        (line) => line !== "",
      ),
      faults: stillFaults(
        {
          failed: state.failedSources,
          late: isWhole ? [] : lateSources(controller),
          pending: isWhole ? [] : state.pending,
          notices,
          faults: state.faults,
        },
        index,
      ),
    };
  } finally {
    map?.destroy();
    place.remove();
  }
}

function makeMapFor({ camera }: Scene, host: MapHost) {
  try {
    return createKeptMap(camera, host, {
      interactive: false,
      pixelRatio: ratioWhileLoading,
      maxCanvasSize: [mostSidePx, mostSidePx],
      imageRatio,
    });
  } catch (error) {
    // There is no WebGL.
    throw noPicture({ error });
  }
}

/** Laid out, since a map has the size of its place, and neither seen, read out nor pressed. */
function outOfSight({ width, height }: SizePoints): HTMLElement {
  const place = document.createElement("div");
  place.ariaHidden = "true";
  place.inert = true;
  Object.assign(place.style, {
    position: "fixed",
    insetBlockStart: "0",
    insetInlineStart: "-20000px",
    inlineSize: `${width / pointsPerPx}px`,
    blockSize: `${height / pointsPerPx}px`,
    display: "grid",
    gridTemplate: "100% / 100%",
  });
  return place;
}

/** @returns whether all that is to be drawn came in time. What failed is asked for once more. */
async function untilWhole(
  controller: MapController,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const late = AbortSignal.timeout(timeoutMs);
  const end = signal === undefined ? late : AbortSignal.any([signal, late]);
  const { state } = controller;
  if (!(await untilCalm(state, end))) return false;
  if (state.failedSources.length === 0) return true;
  await new Promise((resolve) => setTimeout(resolve, againMs));
  controller.retryTiles();
  return untilCalm(state, end);
}

function lateSources({ map }: MapController): readonly string[] {
  const again = new Set(sourcesLaidOutAgain(map));
  return Object.keys(map.getStyle().sources).filter((name) => again.has(name) || !map.isSourceLoaded(name));
}

function boundsOf({ map }: MapController): Still["bounds"] {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}
