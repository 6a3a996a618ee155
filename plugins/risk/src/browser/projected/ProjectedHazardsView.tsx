import type { ReactNode } from "react";

export interface ProjectedHazardsViewProps {
  /** The client's word for it. */
  readonly term: string;
  /** Of each hazard on the map its chart. */
  readonly children: readonly ReactNode[];
}

export const ProjectedHazardsView = ({ term, children }: ProjectedHazardsViewProps) => (
  <section className="risk-projected-hazards">
    <h3>{term}</h3>
    {children}
  </section>
);
