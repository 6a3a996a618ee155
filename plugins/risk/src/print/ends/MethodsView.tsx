import type { ReactNode } from "react";

export interface MethodsViewProps {
  /** The client's word for risk. */
  readonly term: string;
  /** Of each layer under each hazard its own. */
  readonly children: ReactNode;
}

/** The rules that hold for every figure, over how each was worked out. */
export const MethodsView = ({ term, children }: MethodsViewProps) => (
  <section className="paper-chapter">
    <h2>{term} methodology</h2>
    <ul>
      <li>
        An element is exposed, not exposed or not assessed. One that no study covered is neither exposed nor
        safe, and every share is of what was assessed.
      </li>
      <li>Under several hazards each element counts once, in the worst class that any of them puts it in.</li>
      <li>
        A drawn area takes every element that touches it. A region takes those whose anchor point lies in it.
      </li>
      <li>Figures are those of the screen, asked of the same service in the same way.</li>
    </ul>
    {children}
  </section>
);
