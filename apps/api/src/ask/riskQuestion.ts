import type { SelectionRequest } from "./selection.ts";

/** A question about one element layer. */
export interface RiskQuestion {
  readonly type: string;
  readonly selection: SelectionRequest;
  readonly nDays: number | undefined;
}
