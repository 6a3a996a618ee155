import type { RegionSummary } from "@stopbank/contract/region-summary";
import type { KeptSummaries } from "./keptSummaries.ts";

/** Of 2,000 regions one takes some 20 MB of a browser. */
const mostKept = 12;

export function createKeptSummaries(): KeptSummaries {
  // The first was used longest ago.
  const kept = new Map<string, RegionSummary>();
  const keep = (key: string, summary: RegionSummary) => {
    kept.delete(key);
    kept.set(key, summary);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    get(key) {
      const summary = kept.get(key);
      if (summary !== undefined) keep(key, summary);
      return summary;
    },
  };
}
