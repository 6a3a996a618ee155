import type { ReactNode } from "react";
import type { TableData } from "../DataTable.tsx";
import { PaperTable } from "./PaperTable.tsx";

/** How wide charts are set, in points: across the page, or with room beside them. */
export type FigureWidth = 500 | 450;

export interface PaperFigureProps {
  readonly title: string;
  /** What it shows, for who cannot see it: its alternative text. */
  readonly sentence: string;
  readonly note?: string | undefined;
  readonly widthPt: FigureWidth;
  /** The figures themselves, below it, where a reader needs them. */
  readonly table?: TableData | undefined;
  readonly children: ReactNode;
}

/** A picture on paper under its title. */
export const PaperFigure = ({ title, sentence, note, widthPt, table, children }: PaperFigureProps) => (
  <div className="paper-figure" style={{ width: `${widthPt}pt` }}>
    <figure role="img" aria-label={sentence}>
      <figcaption>{title}</figcaption>
      {note !== undefined && <p className="paper-note">{note}</p>}
      {children}
    </figure>
    {table !== undefined && table.rows.length > 0 && <PaperTable caption={title} {...table} />}
  </div>
);
