import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import { ref } from "valtio/vanilla";
import { leftOut, type MapFault, wordsOf } from "../feature/mapFault.ts";
import type { MapState } from "../feature/mapState.ts";
import type { MapTool, RunningTool, ToolMap } from "../feature/mapTool.ts";
import type { Lease } from "./featureRunner.ts";

/** The map's tools, one on at a time. One whose code throws is ended and named. */
export interface ToolRunner {
  /** Those there are to choose from; the one that is on ends when it is not among them. */
  set(tools: readonly MapTool[]): void;
  /** Nothing where there is no such tool. */
  start(id: string): void;
  stop(): void;
  startOver(): void;
  /** @returns whether the tool that is on had a step of its own to take back. */
  takeBack(): boolean;
}

interface Entered {
  readonly tool: MapTool;
  readonly part: RunningTool;
  end(): void;
}

/** @param toolChanged called when a tool was started or has ended. */
export function createToolRunner(
  map: Pick<MapLibreMap, "on" | "getCanvas" | "doubleClickZoom">,
  state: MapState,
  lend: (id: string) => Lease,
  report: (fault: MapFault) => void,
  toolChanged: () => void,
): ToolRunner {
  let tools: readonly MapTool[] = [];
  let entered: Entered | undefined;

  const stop = () => {
    const ended = entered;
    if (ended === undefined) return;
    entered = undefined;
    try {
      ended.part.leave?.();
    } catch (thrown) {
      report(failed(ended.tool, thrown));
    }
    ended.end();
    state.tool = undefined;
    state.hint = undefined;
    toolChanged();
  };
  const guarded = <T>(tool: MapTool, what: () => T): T | undefined => {
    try {
      return what();
    } catch (thrown) {
      report(failed(tool, thrown));
      if (entered?.tool === tool) stop();
      return undefined;
    }
  };
  /** The tool's answers to pointer and keys, until it ends. */
  const listen = (tool: MapTool, part: RunningTool): (() => void) => {
    type Pointed = MapMouseEvent | MapTouchEvent;
    const answer = (name: "press" | "move" | "release") => (event: Pointed) =>
      guarded(tool, () => part[name]?.(event));
    const [press, move, release] = [answer("press"), answer("move"), answer("release")];
    const subscriptions = [
      ...(["mousedown", "touchstart"] as const).map((type) => map.on(type, press)),
      ...(["mousemove", "touchmove"] as const).map((type) => map.on(type, move)),
      ...(["mouseup", "touchend"] as const).map((type) => map.on(type, release)),
      map.on("mouseout", () => guarded(tool, () => part.out?.())),
      map.on("click", (event) => guarded(tool, () => part.click?.(event))),
    ];
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event.target)) return;
      const isTaken = guarded(tool, () => part.key?.(event)) === true;
      if (!isTaken && event.key === "Escape") stop();
      else if (!isTaken) return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
      window.removeEventListener("keydown", onKey);
    };
  };
  const enter = (tool: MapTool) => {
    const lease = lend(tool.id);
    const canvas = map.getCanvas();
    let isOver = false;
    const live: ToolMap = {
      ...lease.live,
      say: (hint) => {
        if (!isOver) state.hint = hint;
      },
      setCursor: (cursor) => {
        if (!isOver) canvas.style.cursor = cursor;
      },
      leave: () => {
        if (!isOver) stop();
      },
    };
    const part = guarded(tool, () => tool.enter(live));
    if (part === undefined) {
      isOver = true;
      return lease.end();
    }
    const silence = listen(tool, part);
    const wasZooming = map.doubleClickZoom.isEnabled();
    if (part.keepsDoubleClicks === true) map.doubleClickZoom.disable();
    canvas.style.cursor = part.cursor ?? "";
    state.tool = tool.id;
    state.hint = part.hint;
    entered = {
      tool,
      part,
      end() {
        isOver = true;
        silence();
        if (wasZooming) map.doubleClickZoom.enable();
        canvas.style.cursor = "";
        lease.end();
      },
    };
    toolChanged();
  };

  return {
    set(next) {
      if (next.length === tools.length && next.every((tool, at) => tool === tools[at])) return;
      const isFirst = (tool: MapTool, at: number) => next.findIndex(({ id }) => id === tool.id) === at;
      for (const double of next.filter((tool, at) => !isFirst(tool, at)))
        report(leftOut(double.id, "map/duplicate-tool", "another tool has that name"));
      tools = next.filter(isFirst);
      state.tools = ref([...tools]);
      if (entered !== undefined && !tools.includes(entered.tool)) stop();
    },
    start(id) {
      stop();
      const tool = tools.find((one) => one.id === id);
      if (tool !== undefined) enter(tool);
    },
    stop,
    startOver() {
      if (entered === undefined) return;
      const { tool, part } = entered;
      guarded(tool, () => part.startOver?.());
    },
    takeBack() {
      if (entered === undefined) return false;
      const { tool, part } = entered;
      return guarded(tool, () => part.takeBack?.()) === true;
    },
  };
}

/** Keys typed into a field or a dialog are not the map's. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]") !== null;

const failed = (tool: MapTool, thrown: unknown) =>
  leftOut(tool.id, "map/tool-failed", wordsOf(thrown), thrown);
