import type { SceneArea } from "@stopbank/scene";
import { clearArea, setArea } from "@stopbank/scene/filtering";
import { subscribe } from "valtio/vanilla";
import { glyphs } from "../../feature/glyphs.tsx";
import type { MapTool, ToolHint } from "../../feature/mapTool.ts";
import { noFeatures } from "../../feature/noFeatures.ts";
import { type Draft, draftOf, emptyDraft, geometryOfDraft } from "../drawing/draft.ts";
import { draftFeatures } from "../drawing/draftFeatures.ts";
import { draftSource } from "../drawing/draftLayers.ts";
import { drawShape } from "../drawing/drawShape.ts";

/** Draws the area to look at, or changes the one there is. */
export const areaTool: MapTool = {
  id: "area",
  button: { label: "Draw an area", glyph: glyphs.area },
  enter(live) {
    const { store, host, setData, say } = live;
    const gesture = `area ${performance.now()}`;
    let applied = store.state.scene.area;
    const start = draftOfArea(applied);
    const shape = drawShape(live, {
      start,
      clickRemoves: false,
      onDraw(draft, pointer) {
        setData(draftSource, draftFeatures(draft, "area", pointer));
        say(hintOf(draft));
        const geometry = geometryOfDraft(draft);
        const isNew =
          geometry !== undefined &&
          JSON.stringify(geometry) !== JSON.stringify(applied && "geometry" in applied && applied.geometry);
        if (!isNew) return;
        store.apply(setArea(geometry), { gesture });
        applied = store.state.scene.area;
      },
      onRefuse: (problem) => host.onNotice(problem),
    });
    // The area may be taken away or brought back by others: undo, the browser's way back, a notice beside the map.
    const unsubscribe = subscribe(store.state, () => {
      const { area } = store.state.scene;
      if (area === applied) return;
      applied = area;
      shape.set(draftOfArea(area));
    });
    return {
      ...shape.handlers,
      hint: hintOf(start),
      cursor: "crosshair",
      keepsDoubleClicks: true,
      startOver() {
        store.apply(clearArea);
        shape.set(emptyDraft);
      },
      leave() {
        shape.stop();
        unsubscribe();
        setData(draftSource, noFeatures);
      },
    };
  },
};

/** To go on with; empty for one that is kept by the server or has several rings. */
const draftOfArea = (area: SceneArea | undefined): Draft =>
  (area !== undefined && "geometry" in area ? draftOf(area.geometry) : undefined) ?? emptyDraft;

const hintOf = ({ points, closed, problem }: Draft): ToolHint => ({
  text: problem ?? wordsOf(points.length, closed),
  isProblem: problem !== undefined,
  canStartOver: points.length > 0,
  canTakeBack: !closed && points.length > 0,
  endLabel: closed ? "Done" : "Cancel",
});

function wordsOf(points: number, closed: boolean): string {
  if (closed) return "Drag the points or the whole area.";
  if (points === 0) return "Click the map to add points, or press Space for the middle of the map.";
  const count = points === 1 ? "1 point." : `${points} points.`;
  if (points < 3) return `${count} Add at least three. Backspace takes the last one back.`;
  return `${count} Click the first or last, or press Enter, to complete the area.`;
}
