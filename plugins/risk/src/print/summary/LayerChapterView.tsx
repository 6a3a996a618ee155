import type { ReactNode } from "react";

export interface LayerChapterViewProps {
  /** The element layer's. */
  readonly name: string;
  readonly children: ReactNode;
}

/** What is said of one element layer, from the head of a page. */
export const LayerChapterView = ({ name, children }: LayerChapterViewProps) => (
  <section className="paper-chapter">
    <h2>{name}</h2>
    {children}
  </section>
);
