import type { ReactNode } from "react";

export interface ExplainedTextProps {
  /** What it is in a sentence. */
  readonly lead: string;
  readonly children?: ReactNode;
}

/** An explanation as one reads it. */
export const ExplainedText = ({ lead, children }: ExplainedTextProps) => (
  <>
    <p className="guide-explained-lead">{lead}</p>
    {children}
  </>
);

interface SectionProps {
  readonly title: string | undefined;
  readonly children: ReactNode;
}

ExplainedText.Section = ({ title, children }: SectionProps) => (
  <section>
    {title && <h3>{title}</h3>}
    {children}
  </section>
);
