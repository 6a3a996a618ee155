import type { EadRuleName } from "@stopbank/contract/annual-damage";
import { token } from "@stopbank/plugin-api";
import { useService } from "@stopbank/plugin-api/browser";
import type { SheetStop } from "@stopbank/ui/sheet";
import { proxy, useSnapshot } from "valtio";
import type { ProjectionChoice } from "../domain/projection/projectedParameters.ts";

export const addLayersTabs = ["elements", "hazards", "contextual"] as const;
export type AddLayersTab = (typeof addLayersTabs)[number];

/** What the risk page shows that is no part of the scene: dialogs, folds, the sheet's stop. */
interface RiskPageState {
  addLayers: AddLayersTab | undefined;
  /** The layer whose details are open: an element type, a scenario's tag or a contextual layer's id. */
  details: string | undefined;
  showsControls: boolean;
  /** The order of a hazard's controls, where the user gave one. */
  controlOrder: Readonly<Record<string, readonly string[]>>;
  /** Along what each hazard's projections are drawn, where the user said so. */
  projections: Readonly<Record<string, ProjectionChoice>>;
  /** How damage of single events becomes damage a year, where the user said so: for every hazard. */
  eadRule: EadRuleName | undefined;
  /** The region group offered to pick from on the map. */
  regionGroup: string | undefined;
  sheet: SheetStop;
}

/** The page's state, and all that changes it. */
export type RiskPage = ReturnType<typeof createRiskPage>;

/** One for each client that is in use: nothing of it is left when another takes over. */
export const riskPage = token<RiskPage>("risk.page");

export function createRiskPage() {
  const state = proxy<RiskPageState>({
    addLayers: undefined,
    details: undefined,
    showsControls: true,
    controlOrder: {},
    projections: {},
    eadRule: undefined,
    regionGroup: undefined,
    sheet: "peek",
  });
  return {
    state: state as Readonly<RiskPageState>,
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
    toggleControls: () => {
      state.showsControls = !state.showsControls;
    },
    setControlOrder: (hazardId: string, order: readonly string[]) => {
      state.controlOrder = { ...state.controlOrder, [hazardId]: order };
    },
    setProjection: (hazardId: string, choice: ProjectionChoice) => {
      state.projections = { ...state.projections, [hazardId]: choice };
    },
    setEadRule: (rule: EadRuleName) => {
      state.eadRule = rule;
    },
    pickRegionsOf: (group: string) => {
      state.regionGroup = group;
    },
    setSheet: (stop: SheetStop) => {
      state.sheet = stop;
    },
  };
}

export const usePage = (): RiskPage => useService(riskPage);

/** The page's state, for a component: it renders again when what it reads changes. */
export const usePageState = (): Readonly<RiskPageState> => useSnapshot(usePage().state);
