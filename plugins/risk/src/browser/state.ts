import type { EadRuleName } from "@stopbank/contract/annual-damage";
import type { SheetStop } from "@stopbank/ui/sheet";
import { proxy } from "valtio";
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

export const page = proxy<RiskPageState>({
  addLayers: undefined,
  details: undefined,
  showsControls: true,
  controlOrder: {},
  projections: {},
  eadRule: undefined,
  regionGroup: undefined,
  sheet: "peek",
});

export const openAddLayers = (tab: AddLayersTab = "elements") => {
  page.addLayers = tab;
};
export const closeAddLayers = () => {
  page.addLayers = undefined;
};
export const openDetails = (id: string) => {
  page.details = id;
};
export const closeDetails = () => {
  page.details = undefined;
};
export const toggleControls = () => {
  page.showsControls = !page.showsControls;
};
export const setControlOrder = (hazardId: string, order: readonly string[]) => {
  page.controlOrder = { ...page.controlOrder, [hazardId]: order };
};
export const setProjection = (hazardId: string, choice: ProjectionChoice) => {
  page.projections = { ...page.projections, [hazardId]: choice };
};
export const setEadRule = (rule: EadRuleName) => {
  page.eadRule = rule;
};
export const pickRegionsOf = (group: string) => {
  page.regionGroup = group;
};
export const setSheet = (stop: SheetStop) => {
  page.sheet = stop;
};
