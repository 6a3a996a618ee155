import { proxy, ref } from "valtio/vanilla";
import { type ClassLabels, usualClassLabels } from "./classLabels.ts";
import type { HoverMore, HoverWords } from "./hoverWords.ts";
import type { MapFault } from "./mapFault.ts";
import type { MapFeature } from "./mapFeature.ts";
import type { MapTool, ToolHint } from "./mapTool.ts";

export interface Hovered extends Omit<HoverWords, "question"> {
  /** There once the pointer has stayed for a while. */
  readonly more?: HoverMore;
  readonly xPx: number;
  readonly yPx: number;
}

/** Never a proxy: compared by identity. */
type Plain<T extends object> = ReturnType<typeof ref<T>>;

/** What the map shows that is not in the scene. Components read it with `useSnapshot`; only the map writes it. */
export interface MapState {
  /** The first picture is complete. */
  ready: boolean;
  /** The ground has been drawn: there is something to look at. */
  pictured: boolean;
  zoom: number;
  pitch: number;
  bearing: number;
  /** Seen from the side by more than 5 degrees. */
  tilted: boolean;
  /** Id of the tool that is on. */
  tool: string | undefined;
  /** What that tool waits for. */
  hint: ToolHint | undefined;
  hovered: Hovered | undefined;
  /** Sources whose tiles did not all arrive. */
  failedSources: readonly string[];
  /** The graphics card gave up the map; it comes back by itself when it can. */
  contextLost: boolean;
  /** What is still to change the picture, `<feature>:<what>`: colours or outlines on their way. */
  pending: readonly string[];
  /** The picture is still to change by itself: tiles, colours or outlines are on their way, or the camera flies. */
  busy: boolean;
  /** Counts up when what is in view has settled, for what lists it. */
  settled: number;
  /** Features that run. */
  features: Plain<readonly MapFeature[]>;
  /** Those there are to choose from. */
  tools: Plain<readonly MapTool[]>;
  /** What was left out, and why. */
  faults: Plain<readonly MapFault[]>;
  /** Class codes that there are, by element type of those that are coloured by class. */
  classes: Plain<ReadonlyMap<string, ReadonlySet<number>>>;
  /** The client's words for damage. */
  classLabels: Plain<ClassLabels>;
}

export const createMapState = (): MapState =>
  proxy<MapState>({
    ready: false,
    pictured: false,
    zoom: 0,
    pitch: 0,
    bearing: 0,
    tilted: false,
    tool: undefined,
    hint: undefined,
    hovered: undefined,
    failedSources: [],
    contextLost: false,
    pending: [],
    busy: true,
    settled: 0,
    features: ref([]),
    tools: ref([]),
    faults: ref([]),
    classes: ref(new Map()),
    classLabels: ref(usualClassLabels),
  });
