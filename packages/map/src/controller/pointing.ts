import type { Scene } from "@stopbank/scene";
import type { MapGeoJSONFeature, Map as MapLibreMap, MapMouseEvent, PointLike } from "maplibre-gl";
import { hoverState } from "../feature/hoverState.ts";
import type { HoverWords } from "../feature/hoverWords.ts";
import type { FeaturePointer } from "../feature/mapFeature.ts";
import type { MapState } from "../feature/mapState.ts";
import { createAskMore } from "./askMore.ts";
import type { FeatureRunner } from "./featureRunner.ts";
import type { FeatureStates } from "./featureStates.ts";
import type { MapEvents } from "./mapEvents.ts";

const clickDelayMs = 100;
/** A line of one pixel is hard to hit. */
const reachPx = 4;

type Over = { readonly source: string; readonly sourceLayer?: string; readonly id: string | number };

/**
 * Hover and click on what features have drawn. Tools take the pointer over while they are on.
 *
 * Hover ends where `leave` is called, for what may be gone.
 */
export function startPointing(
  map: MapLibreMap,
  events: MapEvents,
  states: FeatureStates,
  state: MapState,
  features: FeatureRunner,
  sceneNow: () => Scene,
): { readonly leave: () => void; readonly stop: () => void } {
  let over: Over | undefined;
  let frame: number | undefined;
  let click: ReturnType<typeof setTimeout> | undefined;

  const askMore = createAskMore((more) => {
    if (state.hovered !== undefined) state.hovered = { ...state.hovered, more };
  });

  /** The topmost thing that answers at a point, and the feature whose it is. */
  const thingAt = ({ x, y }: { x: number; y: number }) => {
    const owners = new Map<string, string>();
    features.each(({ pointer }, id) => {
      for (const layer of pointer?.layers(sceneNow()) ?? [])
        if (map.getLayer(layer) !== undefined) owners.set(layer, id);
    });
    if (owners.size === 0) return undefined;
    const layers = [...owners.keys()];
    const box: [PointLike, PointLike] = [
      [x - reachPx, y - reachPx],
      [x + reachPx, y + reachPx],
    ];
    // What lies under the very point wins over what is merely near.
    const [under] = map.queryRenderedFeatures([x, y], { layers });
    const found = under ?? map.queryRenderedFeatures(box, { layers })[0];
    const owner = found && owners.get(found.layer.id);
    return found === undefined || owner === undefined ? undefined : { found, owner };
  };

  const setOver = (found: MapGeoJSONFeature | undefined) => {
    if (over !== undefined && found !== undefined && isSame(over, found)) return;
    if (over !== undefined && map.getSource(over.source) !== undefined)
      states.setFeatureState(over, { [hoverState]: false });
    over = undefined;
    if (found?.id === undefined) return;
    const { source, sourceLayer, id } = found;
    over = { source, id, ...(sourceLayer === undefined ? {} : { sourceLayer }) };
    states.setFeatureState(over, { [hoverState]: true });
  };
  const unhover = () => {
    askMore.of(undefined);
    if (state.hovered !== undefined) state.hovered = undefined;
  };
  const leave = () => {
    setOver(undefined);
    // A tool has a cursor of its own.
    if (state.tool === undefined) map.getCanvas().style.cursor = "";
    unhover();
  };

  const hoverAt = ({ point }: MapMouseEvent) => {
    const thing = thingAt(point);
    setOver(thing?.found);
    const answer = thing && features.of(thing.owner, ({ pointer }) => answerOf(pointer, thing.found));
    map.getCanvas().style.cursor = answer === undefined ? "" : "pointer";
    if (answer?.words === undefined) return unhover();
    const { question, ...words } = answer.words;
    const more = askMore.of(question);
    state.hovered = { ...words, ...(more === undefined ? {} : { more }), xPx: point.x, yPx: point.y };
  };
  const onMove = (event: MapMouseEvent) => {
    if (state.tool !== undefined || map.isMoving()) return leave();
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      if (state.tool === undefined) hoverAt(event);
    });
  };
  const clickAt = ({ point }: MapMouseEvent) => {
    if (state.tool !== undefined) return;
    const thing = thingAt(point);
    if (thing === undefined) features.each(({ pointer }) => pointer?.clickBeside?.());
    else features.of(thing.owner, ({ pointer }) => pointer?.click?.(thing.found));
  };
  const onClick = (event: MapMouseEvent) => {
    if (state.tool !== undefined) return;
    clearTimeout(click);
    // A double click zooms; its two clicks select nothing.
    click = setTimeout(() => clickAt(event), clickDelayMs);
  };

  events.on("mousemove", onMove);
  events.on("mouseout", leave);
  events.on("movestart", leave);
  events.on("click", onClick);
  events.on("dblclick", () => clearTimeout(click));
  return {
    leave,
    stop() {
      askMore.of(undefined);
      clearTimeout(click);
      if (frame !== undefined) cancelAnimationFrame(frame);
      map.getCanvas().style.cursor = "";
    },
  };
}

const isSame = (one: Over, other: MapGeoJSONFeature) =>
  one.source === other.source && one.sourceLayer === other.sourceLayer && one.id === other.id;

/** What is said of a thing; undefined where it neither says nor does anything. */
function answerOf(
  pointer: FeaturePointer | undefined,
  found: MapGeoJSONFeature,
): { readonly words?: HoverWords } | undefined {
  if (pointer?.hover === undefined) return pointer?.click === undefined ? undefined : {};
  const words = pointer.hover(found);
  return words === undefined ? undefined : { words };
}
