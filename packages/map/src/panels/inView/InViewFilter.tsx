import type { Listing } from "./listing.ts";

export interface InViewFilterProps {
  readonly listing: Listing;
  readonly layers: readonly string[];
  readonly statuses: readonly string[];
  readonly onChange: (asked: Partial<Listing>) => void;
}

/** Narrows the list of what is drawn. A choice of one is none. */
export const InViewFilter = ({ listing, layers, statuses, onChange }: InViewFilterProps) => (
  <fieldset className="sb-in-view-filter" aria-label="Filter">
    <input
      type="search"
      aria-label="Filter by name"
      placeholder="Filter by name"
      value={listing.search}
      onChange={({ target }) => onChange({ search: target.value })}
    />
    {layers.length > 1 && (
      <select
        aria-label="Layer"
        value={listing.layer}
        onChange={({ target }) => onChange({ layer: target.value })}
      >
        <option value="">All layers</option>
        {layers.map((layer) => (
          <option key={layer}>{layer}</option>
        ))}
      </select>
    )}
    {statuses.length > 1 && (
      <select
        aria-label="Damage state"
        value={listing.status}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <option value="">All damage states</option>
        {statuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    )}
  </fieldset>
);
