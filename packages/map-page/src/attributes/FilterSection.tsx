import { type ReactNode, useId } from "react";

export interface FilterSectionProps {
  /** How many filters are applied. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The attribute filters of a layer under their heading. */
export function FilterSection({ count, children }: FilterSectionProps) {
  const id = useId();
  return (
    <section className="map-page-attributes" aria-labelledby={id}>
      <h4 id={id}>{count === 0 ? "Attribute filters" : `Attribute filters (${count})`}</h4>
      {children}
    </section>
  );
}
