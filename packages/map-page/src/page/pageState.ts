import type { SceneStore } from "@stopbank/scene/store";
import type { SheetStop } from "@stopbank/ui/sheet";
import { proxy } from "valtio";

export const addLayersTabs = ["elements", "hazards", "contextual"] as const;
export type AddLayersTab = (typeof addLayersTabs)[number];

/** What the figures beside a map say in short, for those who hear them. */
export interface SpokenFigures {
  /** They are of a moment ago: others are being worked out. */
  readonly isComing: boolean;
  /** "Buildings: 1,234 exposed, 12.4%" */
  readonly text: string | undefined;
}

/** What a map page shows that is no part of its scene: dialogs, folds, the sheet's stop. */
export interface PageLook {
  addLayers: AddLayersTab | undefined;
  /** The layer whose details are open: an element type, a scenario's tag or a contextual layer's id. */
  details: string | undefined;
  /** The help text that is open, by its name. Its dialog stands over those opened before: each `opening` is another. */
  help: { readonly file: string; readonly opening: number } | undefined;
  showsControls: boolean;
  /** The order of a hazard's controls, where the user gave one. */
  controlOrder: Readonly<Record<string, readonly string[]>>;
  /** The region group offered to pick from on the map. */
  regionGroup: string | undefined;
  sheet: SheetStop;
  /** The tab that is open in the drawer at the side the main one leaves free. */
  other: string | undefined;
  /** What stands in the map's search: the field itself goes with the layout it is in. */
  searchText: string;
  /** What the figures beside the map say in short; undefined where none are on show. */
  figures: SpokenFigures | undefined;
}

/** A map page's look, and all that changes it. */
export type PageState = ReturnType<typeof createPageState>;

export function createPageState() {
  const state = proxy<PageLook>({
    addLayers: undefined,
    details: undefined,
    help: undefined,
    showsControls: true,
    controlOrder: {},
    regionGroup: undefined,
    sheet: "peek",
    other: undefined,
    searchText: "",
    figures: undefined,
  });
  const raiseSheet = () => {
    if (state.sheet === "peek") state.sheet = "half";
  };
  let shown: SceneStore | undefined;
  let isVisited = false;
  let openings = 0;
  return {
    /** Whether nobody was here before. True once. */
    takeFirstVisit: (): boolean => {
      const isFirst = !isVisited;
      isVisited = true;
      return isFirst;
    },
    state: state as Readonly<PageLook>,
    /** Where the scene is that the page's map shows; undefined before its first visit. */
    shownStore: () => shown,
    showStore: (store: SceneStore) => {
      shown = store;
    },
    openAddLayers: (tab: AddLayersTab = "elements") => {
      state.addLayers = tab;
    },
    closeAddLayers: () => {
      state.addLayers = undefined;
    },
    openDetails: (id: string) => {
      state.details = id;
    },
    closeDetails: () => {
      state.details = undefined;
    },
    openHelp: (file: string) => {
      state.help = { file, opening: ++openings };
    },
    closeHelp: () => {
      state.help = undefined;
    },
    toggleControls: () => {
      state.showsControls = !state.showsControls;
    },
    setControlOrder: (hazardId: string, order: readonly string[]) => {
      state.controlOrder = { ...state.controlOrder, [hazardId]: order };
    },
    pickRegionsOf: (group: string) => {
      state.regionGroup = group;
    },
    setSheet: (stop: SheetStop) => {
      state.sheet = stop;
    },
    /** High enough to be read, on a phone. */
    raiseSheet,
    /** On a phone it comes in the place of the main one. */
    openOther: (tab: string) => {
      state.other = tab;
      raiseSheet();
    },
    closeOther: () => {
      state.other = undefined;
    },
    keepSearchText: (text: string) => {
      state.searchText = text;
    },
    /** What a tutorial brings back at its end. */
    keepLook: (): Readonly<PageLook> => ({ ...state }),
    bringBack: (look: Readonly<PageLook>) => {
      Object.assign(state, { ...look, figures: state.figures });
    },
    /** For those who hear them. */
    sayFigures: (figures: SpokenFigures | undefined) => {
      state.figures = figures;
    },
  };
}
