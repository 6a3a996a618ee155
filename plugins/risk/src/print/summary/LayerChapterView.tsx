import type { ReactNode } from "react";

export interface LayerChapterViewProps {
  /** The element layer's. */
  readonly name: string;
  /** There is so little to say that a page of its own would be empty. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** What is said of one element layer, from the head of a page. */
export const LayerChapterView = ({ name, isShort = false, children }: LayerChapterViewProps) => (
  <section className={isShort ? "paper-part paper-whole" : "paper-chapter"}>
    <h2>{name}</h2>
    {children}
  </section>
);
