import type { EadRuleName } from "@stopbank/contract/annual-damage";
import { useService } from "@stopbank/plugin-api/browser";
import { proxy, useSnapshot } from "valtio";
import type { ProjectionChoice } from "../domain/projection/projectedParameters.ts";
import { fewWorst, noWorstChoice, type WorstChoice } from "../domain/worst/worstChoice.ts";
import { riskChoices } from "./riskChoices.ts";

/** How figures are drawn and reckoned, where the user said so. No part of the scene. */
interface RiskChoices {
  /** Along what each hazard's projections are drawn. */
  projections: Readonly<Record<string, ProjectionChoice>>;
  /** How damage of single events becomes damage a year: for every hazard. */
  eadRule: EadRuleName | undefined;
  /** Which of the worst elements are listed. */
  worst: WorstChoice;
}

/** The choices, and all that changes them. */
export type RiskChoice = ReturnType<typeof createRiskChoices>;

export function createRiskChoices() {
  const state = proxy<RiskChoices>({ projections: {}, eadRule: undefined, worst: noWorstChoice });
  return {
    state: state as Readonly<RiskChoices>,
    setProjection: (hazardId: string, choice: ProjectionChoice) => {
      state.projections = { ...state.projections, [hazardId]: choice };
    },
    /** Another list begins short again. */
    setWorst: (choice: Partial<WorstChoice>) => {
      state.worst = { ...state.worst, limit: fewWorst, ...choice };
    },
    setEadRule: (rule: EadRuleName) => {
      state.eadRule = rule;
    },
  };
}

export const useRiskChoices = (): RiskChoice => useService(riskChoices);

/** The choices, for a component: it renders again when what it reads changes. */
export const useChosen = (): Readonly<RiskChoices> => useSnapshot(useRiskChoices().state);
