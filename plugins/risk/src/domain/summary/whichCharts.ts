import type { RiskNumbers } from "@stopbank/contract/risk";
import { wireClasses } from "@stopbank/contract/wire-classes";

/** What there is to draw of one element layer under one scenario. */
export type ShownCharts =
  | { readonly show: "nothing-assessed" }
  | { readonly show: "not-exposed" }
  /** Only that elements are exposed is known, not how badly. */
  | { readonly show: "gauge" }
  | { readonly show: "all"; readonly histogram: boolean };

type Known = Pick<
  RiskNumbers,
  "assessment" | "asset_counts" | "exposure_buckets" | "bucket_size" | "n_days_buckets"
>;

/** Specification 2, section 4, "Damage classes": when charts are withheld. */
export function whichCharts({ assessment, ...data }: Known): ShownCharts {
  if (assessment.exposed_count === 0)
    return {
      show:
        assessment.assessed_count === 0 && assessment.selected_count > 0 ? "nothing-assessed" : "not-exposed",
    };
  const present = wireClasses.filter((name) => data.asset_counts[`${name}_count`] > 0);
  if (present.length === 1 && present[0] === "exposed" && data.n_days_buckets.length === 0)
    return { show: "gauge" };
  return { show: "all", histogram: hasDistribution(data) };
}

const hasDistribution = ({ exposure_buckets, bucket_size, n_days_buckets }: Omit<Known, "assessment">) => {
  if (n_days_buckets.length > 0) return true;
  const [only] = exposure_buckets;
  const isBlank = bucket_size === null && exposure_buckets.length === 1 && only?.exposure_bucket === null;
  return exposure_buckets.length > 0 && !isBlank;
};

export const classesNotKnown = "Damage is not modelled for this scenario, so only what is exposed is shown.";

/** In the place of the charts where nothing is known to be exposed. */
export const noKnownExposure = (isFiltered: boolean, isCascading = false): string =>
  `There is no known ${isCascading ? "outage" : "exposure"} for this element from this hazard scenario${isFiltered ? " in the selected areas" : ""}.`;
