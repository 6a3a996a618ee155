import type { TechnicalReport } from "@stopbank/contract/property";
import { proxy, ref } from "valtio";

/** What the page shows that is in no link. */
export interface PropertyLook {
  readonly state: {
    /** Somebody has searched, or gone to the map: the landing does not come again. */
    readonly hasBegun: boolean;
    /** The technical report that is open. */
    readonly report: TechnicalReport | undefined;
  };
  begin(): void;
  openReport(report: TechnicalReport): void;
  closeReport(): void;
}

export function createPropertyLook(): PropertyLook {
  const state = proxy<{ hasBegun: boolean; report: TechnicalReport | undefined }>({
    hasBegun: false,
    report: undefined,
  });
  return {
    state,
    begin: () => {
      state.hasBegun = true;
    },
    openReport: (report) => {
      state.report = ref(report);
    },
    closeReport: () => {
      state.report = undefined;
    },
  };
}
