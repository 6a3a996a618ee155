import { formatArea, formatDistance } from "@stopbank/numbers";
import { glyphs } from "../../feature/glyphs.tsx";
import type { MapTool, ToolHint } from "../../feature/mapTool.ts";
import { noFeatures } from "../../feature/noFeatures.ts";
import { type Draft, emptyDraft, type LngLat } from "./draft.ts";
import { draftFeatures } from "./draftFeatures.ts";
import { draftSource } from "./draftLayers.ts";
import { drawShape } from "./drawShape.ts";
import { type Measured, measure } from "./measure.ts";

/** Measures along points, and the area they enclose. */
export const measureTool: MapTool = {
  id: "measure",
  button: { label: "Measure", glyph: glyphs.measure },
  enter(live) {
    const { host, setData, say } = live;
    const shape = drawShape(live, {
      start: emptyDraft,
      clickRemoves: true,
      onDraw(draft, pointer) {
        const measured = measure(draft.points);
        setData(draftSource, draftFeatures(draft, "measure", pointer, labelOf(draft.points, measured)));
        say(hintOf(draft, measured));
      },
      onRefuse: (problem) => host.onNotice(problem),
    });
    return {
      ...shape.handlers,
      hint: hintOf(emptyDraft, {}),
      cursor: "crosshair",
      keepsDoubleClicks: true,
      startOver: () => shape.set(emptyDraft),
      leave() {
        shape.stop();
        setData(draftSource, noFeatures);
      },
    };
  },
};

const hintOf = ({ points }: Draft, measured: Measured): ToolHint => ({
  text: wordsOf(measured),
  canStartOver: points.length > 0,
  canTakeBack: points.length > 0,
});

function wordsOf({ distanceMetres, areaSquareMetres, perimeterMetres }: Measured): string {
  if (distanceMetres === undefined) return "Click two points or more to measure.";
  const parts = [`Distance ${formatDistance(distanceMetres)}`];
  if (areaSquareMetres !== undefined) parts.push(`area ${formatArea(areaSquareMetres)}`);
  if (perimeterMetres !== undefined) parts.push(`perimeter ${formatDistance(perimeterMetres)}`);
  return parts.join(", ");
}

function labelOf(points: readonly LngLat[], measured: Measured) {
  const at = points.at(-1);
  if (at === undefined || measured.distanceMetres === undefined) return undefined;
  const area = measured.areaSquareMetres === undefined ? "" : `\n${formatArea(measured.areaSquareMetres)}`;
  return { at, text: `${formatDistance(measured.distanceMetres)}${area}` };
}
