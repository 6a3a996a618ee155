import type { Scene } from "@stopbank/scene";
import type { MapController } from "../controller/mapController.ts";
import { paperLegend } from "../figure/rules/paperLegend.ts";
import { legendForPaper } from "../still/legendForPaper.ts";
import { metresPerPoint, pointsPerPx } from "../still/paper.ts";
import { noPicture } from "../still/pictureOfCanvas.ts";
import { stillFaults } from "../still/stillFaults.ts";
import { untilCalm } from "../still/untilCalm.ts";
import { layPicture } from "./layPicture.ts";
import { type Cut, fontOf, paintPicture } from "./paintPicture.ts";
import { type PngTexts, withPngTexts } from "./pngText.ts";

export interface PictureOptions {
  readonly scene: Scene;
  /** Where the picture comes from, which may be asked for while the map is still drawn. */
  readonly sources: Promise<{
    /** Sentences for its foot. */
    readonly foot: readonly string[];
    /** The same for programs. */
    readonly texts: PngTexts;
  }>;
}

/** What has not come by then is named under the picture. */
const mostWaitMs = 20_000;

/**
 * What is on a map now, with its legend, scale, north mark and sources, as a PNG. What panels cover is left out.
 *
 * @throws DomainError `map/no-picture` where the browser makes none.
 */
export async function pictureOfMap(controller: MapController, options: PictureOptions): Promise<Blob> {
  const { map, state, index } = controller;
  const { scene, sources } = options;
  const [isWhole, { foot, texts }] = await Promise.all([
    untilCalm(state, AbortSignal.timeout(mostWaitMs)),
    sources,
  ]);
  if (state.contextLost) throw noPicture({ contextLost: true });
  const { latitude, zoom } = { latitude: map.getCenter().lat, zoom: map.getZoom() };
  const ratio = map.getCanvas().width / map.getCanvas().clientWidth;
  const cut = cutOf(controller, ratio);
  const measure = new OffscreenCanvas(1, 1).getContext("2d");
  if (measure === null) throw noPicture({});
  const facts = { index, classLabels: state.classLabels, classes: state.classes };
  const faults = stillFaults(
    {
      failed: state.failedSources,
      late: [],
      pending: isWhole ? [] : state.pending,
      notices: isWhole ? [] : ["Part of the map had not arrived yet."],
      faults: state.faults,
    },
    index,
  );
  const picture = layPicture({
    widthPx: cut.w / ratio,
    heightPx: cut.h / ratio,
    cards: paperLegend(legendForPaper(state.features, scene, facts)),
    metresPerPx: metresPerPoint(latitude, zoom) * pointsPerPx,
    bearingDegrees: map.getBearing(),
    pitchDegrees: map.getPitch(),
    foot: [...faults, ...foot],
    widthOf: (text, face) => {
      measure.font = fontOf(face);
      return measure.measureText(text).width;
    },
  });
  // Letters are sharp whatever the screen: a document is looked at on others.
  const scale = Math.max(2, ratio);
  const canvas = new OffscreenCanvas(
    Math.round(picture.widthPx * scale),
    Math.round(picture.heightPx * scale),
  );
  const context = canvas.getContext("2d");
  if (context === null) throw noPicture({});
  context.scale(scale, scale);
  paintPicture(context, picture, cut);
  const png = await canvas.convertToBlob({ type: "image/png" }).catch((error: unknown) => {
    throw noPicture({ error });
  });
  return new Blob([withPngTexts(new Uint8Array(await png.arrayBuffer()), texts)], { type: "image/png" });
}

/** What panels leave of a map. */
function cutOf({ map }: MapController, ratio: number): Cut {
  const canvas = map.getCanvas();
  const { left = 0, right = 0, top = 0, bottom = 0 } = map.getPadding();
  const [x, y] = [left * ratio, top * ratio];
  return { canvas, x, y, w: canvas.width - x - right * ratio, h: canvas.height - y - bottom * ratio };
}
