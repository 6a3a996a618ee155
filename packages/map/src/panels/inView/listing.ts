import { foldText } from "@stopbank/risk-engine/fold-text";
import type { DrawnItem } from "../../feature/mapFeature.ts";

export const sortKeys = ["layer", "name", "damage"] as const;
export type SortKey = (typeof sortKeys)[number];

/** What a reader asks of the list of what is drawn. */
export interface Listing {
  readonly by: SortKey;
  readonly up: boolean;
  /** Words that a thing's layer, name, id or damage state has; empty for all. */
  readonly search: string;
  /** Only of this layer; empty for all. */
  readonly layer: string;
  /** Only in this damage state; empty for all. */
  readonly status: string;
}

export const usualListing: Listing = { by: "layer", up: true, search: "", layer: "", status: "" };

/** @returns what is asked for, in the order that is asked for; things that are alike by name, as a reader counts. */
export function listed(found: readonly DrawnItem[], listing: Listing): DrawnItem[] {
  const { by, up, layer, status } = listing;
  const words = foldText(listing.search).trim().split(/\s+/);
  const sign = up ? 1 : -1;
  return found
    .filter((item) => layer === "" || item.layer === layer)
    .filter((item) => status === "" || item.status === status)
    .filter((item) => {
      if (words.join("") === "") return true;
      const text = foldText(`${item.layer} ${item.name} ${item.id} ${item.status}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => orders[by](a, b) * sign || orders.name(a, b));
}

// One collator for all: `localeCompare` makes its own each time, which thousands of rows feel.
const collator = new Intl.Collator("en-NZ", { numeric: true });

const orders: Record<SortKey, (a: DrawnItem, b: DrawnItem) => number> = {
  layer: (a, b) => collator.compare(a.layer, b.layer),
  name: (a, b) => collator.compare(a.name || a.id, b.name || b.id),
  damage: (a, b) => a.rank - b.rank,
};

/** Layers and damage states that there are to choose from: layers by name, states the worst first. */
export function choicesOf(found: readonly DrawnItem[]) {
  const ranks = new Map(
    found.filter(({ status }) => status !== "").map(({ status, rank }) => [status, rank]),
  );
  return {
    layers: [...new Set(found.map(({ layer }) => layer))].toSorted(collator.compare),
    statuses: [...ranks].toSorted(([, a], [, b]) => a - b).map(([status]) => status),
  };
}
