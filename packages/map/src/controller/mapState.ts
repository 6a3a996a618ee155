import { proxy } from "valtio/vanilla";
import type { LngLat } from "../draw/draft.ts";
import type { Measured } from "../draw/measure.ts";

/** What a tool does with clicks on the map. One at a time. */
export type ToolName = "area" | "measure" | "regions";

export interface HoveredElement {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  /** Damage class code, `notExposedCode`, or undefined when the layer is not coloured. */
  readonly classCode?: number;
  readonly xPx: number;
  readonly yPx: number;
}

/** What the map shows that is not in the scene. Components read it with `useSnapshot`; only the map writes it. */
export interface MapState {
  /** The first picture is complete. */
  ready: boolean;
  zoom: number;
  pitch: number;
  bearing: number;
  /** Seen from the side by more than 5 degrees. */
  tilted: boolean;
  tool: ToolName | undefined;
  draft: { points: readonly LngLat[]; closed: boolean; problem: string | undefined };
  measured: Measured;
  hovered: HoveredElement | undefined;
  /** Sources whose tiles did not all arrive. */
  failedSources: readonly string[];
  /** The graphics card gave up the map; it comes back by itself when it can. */
  contextLost: boolean;
  /** Element types still being coloured. */
  colouring: readonly string[];
  /** Colours that have come are being put on elements. */
  painting: boolean;
  /** Outlines of the area or of regions are on their way. */
  outlining: boolean;
  /** Counts up when what is in view has settled, for what lists it. */
  settled: number;
}

export const createMapState = (): MapState =>
  proxy<MapState>({
    ready: false,
    zoom: 0,
    pitch: 0,
    bearing: 0,
    tilted: false,
    tool: undefined,
    draft: { points: [], closed: false, problem: undefined },
    measured: {},
    hovered: undefined,
    failedSources: [],
    contextLost: false,
    colouring: [],
    painting: false,
    outlining: false,
    settled: 0,
  });
