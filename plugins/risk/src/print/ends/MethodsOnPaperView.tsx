import type { ReactNode } from "react";

export interface MethodsOnPaperViewProps {
  /** The client's word for risk. */
  readonly term: string;
  /** Of each layer under each hazard its own. */
  readonly children: ReactNode;
}

/** How each figure was worked out. */
export const MethodsOnPaperView = ({ term, children }: MethodsOnPaperViewProps) => (
  <section className="paper-part">
    <h2>{term} methodology</h2>
    <p>
      How the damage of each layer under each hazard follows from what the hazard does there. The rules that
      hold for every figure are at the end.
    </p>
    {children}
  </section>
);
