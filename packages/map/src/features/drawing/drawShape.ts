import type { MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import type { MapView } from "../../feature/liveMap.ts";
import type { RunningTool, ToolMap } from "../../feature/mapTool.ts";
import {
  addPoint,
  clickPoint,
  close,
  type Draft,
  type LngLat,
  moveAll,
  movePoint,
  removeLast,
  removePoint,
} from "./draft.ts";

export interface ShapeOptions {
  readonly start: Draft;
  /** A click on a point takes it away (measuring) instead of completing the outline. */
  readonly clickRemoves: boolean;
  /** The draft or the pointer moved; at most once a frame. */
  onDraw(draft: Draft, pointer: LngLat | undefined): void;
  /** The outline cannot be completed as it is, or was moved to where it cannot be: why, in words. */
  onRefuse(problem: string): void;
}

/** A shape being drawn: what a tool answers to pointer and keys, and the shape itself. */
export interface DrawnShape {
  readonly handlers: Required<Pick<RunningTool, "press" | "move" | "release" | "out" | "key" | "takeBack">>;
  set(draft: Draft): void;
  stop(): void;
}

/** How close to a point counts as on it, in pixels: a finger needs more than a mouse. */
const reachPx = { mouse: 10, touch: 22 } as const;
const clickPx = 4;

type Hold = { index: number } | { from: readonly LngLat[]; at: LngLat };

/**
 * Lets the user draw a shape by pointer, touch or keyboard: Space adds a point at the map's middle, Enter completes the
 * outline and then, or when measuring at any time, is the end.
 */
export function drawShape({ view, setCursor, leave }: ToolMap, options: ShapeOptions): DrawnShape {
  let draft = options.start;
  let pointer: LngLat | undefined;
  let hold: Hold | undefined;
  let pressed: { x: number; y: number } | undefined;
  let frame: number | undefined;

  const draw = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      options.onDraw(draft, pointer);
    });
  };
  const set = (next: Draft) => {
    draft = next;
    draw();
  };
  const complete = (next: Draft) => {
    set(next);
    if (next.problem !== undefined) options.onRefuse(next.problem);
  };
  const pointAt = (event: MapMouseEvent | MapTouchEvent): number => {
    const reach = event.type.startsWith("touch") ? reachPx.touch : reachPx.mouse;
    // Backwards, so that of two points on one spot the later one is taken.
    return draft.points.findLastIndex((point) => {
      const at = view.project([point[0], point[1]]);
      return Math.hypot(at.x - event.point.x, at.y - event.point.y) <= reach;
    });
  };
  const press = (event: MapMouseEvent | MapTouchEvent) => {
    if (event.originalEvent instanceof MouseEvent && event.originalEvent.button !== 0) return;
    // A second finger makes it a pinch, which moves the map and draws nothing.
    if ("touches" in event.originalEvent && event.originalEvent.touches.length > 1) {
      pressed = undefined;
      hold = undefined;
      return;
    }
    pressed = { x: event.point.x, y: event.point.y };
    const index = pointAt(event);
    if (index >= 0) hold = { index };
    else if (draft.closed && isInside(positionOf(event), draft.points))
      hold = { from: draft.points, at: positionOf(event) };
    if (hold !== undefined) event.preventDefault();
  };
  const move = (event: MapMouseEvent | MapTouchEvent) => {
    const at = positionOf(event);
    const isMoved =
      pressed !== undefined && Math.hypot(event.point.x - pressed.x, event.point.y - pressed.y) > clickPx;
    if (hold !== undefined && isMoved) {
      pointer = undefined;
      set(
        "index" in hold
          ? movePoint(draft, hold.index, at)
          : moveAll(draft, hold.from, [at[0] - hold.at[0], at[1] - hold.at[1]]),
      );
    } else if (pressed === undefined && event.type === "mousemove") {
      pointer = draft.points.length > 0 && !draft.closed ? at : undefined;
      setCursor(cursorOver(event));
      if (!draft.closed) draw();
    }
  };
  const release = (event: MapMouseEvent | MapTouchEvent) => {
    // Else the browser plays the tap once more as a mouse, and the second click closes what the first one drew.
    if (event.type === "touchend") event.originalEvent.preventDefault();
    const isClick =
      pressed !== undefined && Math.hypot(event.point.x - pressed.x, event.point.y - pressed.y) <= clickPx;
    const held = hold;
    pressed = undefined;
    hold = undefined;
    if (!isClick) {
      if (held !== undefined && draft.problem !== undefined) options.onRefuse(draft.problem);
      return;
    }
    const index = held !== undefined && "index" in held ? held.index : -1;
    if (index < 0) set(addPoint(draft, positionOf(event)));
    else if (options.clickRemoves) set(removePoint(draft, index));
    else complete(clickPoint(draft, index));
    if (draft.closed) pointer = undefined;
  };
  const cursorOver = (event: MapMouseEvent | MapTouchEvent) => {
    if (pointAt(event) >= 0) return "pointer";
    if (draft.closed) return isInside(positionOf(event), draft.points) ? "move" : "";
    return "crosshair";
  };
  const takeBack = () => {
    if (draft.closed || draft.points.length === 0) return false;
    set(removeLast(draft));
    return true;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Backspace") takeBack();
    else if (event.key === "Enter" && !isButton(event.target)) {
      if (!options.clickRemoves && !draft.closed) complete(close(draft));
      else leave();
    } else if (event.key === " " && event.target === view.getCanvas()) set(addPoint(draft, middleOf(view)));
    else return false;
    return true;
  };
  const out = () => {
    pointer = undefined;
    draw();
  };

  draw();
  return {
    handlers: { press, move, release, out, key, takeBack },
    set,
    stop() {
      if (frame === undefined) return;
      cancelAnimationFrame(frame);
      // What was drawn last counts, even if no frame has come since.
      options.onDraw(draft, undefined);
    },
  };
}

function middleOf(view: MapView): LngLat {
  const { lng, lat } = view.getCenter();
  return [lng, lat];
}

const positionOf = (event: MapMouseEvent | MapTouchEvent): LngLat => [event.lngLat.lng, event.lngLat.lat];

const isButton = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("button, a") !== null;

/** Even-odd rule; the edge itself does not matter for taking hold of a shape. */
function isInside([x, y]: LngLat, ring: readonly LngLat[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i] as LngLat;
    const [xj, yj] = ring[j] as LngLat;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
