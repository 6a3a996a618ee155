import type { ReactNode } from "react";

export interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

/** A name and what it is, in a list of facts. */
export const Fact = ({ term, children }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
