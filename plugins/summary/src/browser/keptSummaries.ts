import type { RegionSummary } from "@stopbank/contract/region-summary";
import { token } from "@stopbank/plugin-api";

/** Answers of this client by what was asked. Another client has another host, and so none of them. */
export interface KeptSummaries {
  get(key: string): RegionSummary | undefined;
  keep(key: string, summary: RegionSummary): void;
}

export const keptSummaries = token<KeptSummaries>("summary.kept");
