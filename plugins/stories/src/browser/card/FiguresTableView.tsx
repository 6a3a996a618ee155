import type { FigureRow } from "@stopbank/contract/story-figures";
import { FigureRows } from "./FigureRows.tsx";

export interface FiguresTableViewProps {
  readonly rows: readonly FigureRow[];
  readonly datasetVersion: string;
}

/** What a step shows on the map, in figures: of each layer what each scenario reaches. */
export const FiguresTableView = ({ rows, datasetVersion }: FiguresTableViewProps) =>
  rows.length === 0 ? (
    <p className="stories-note">Nothing on the map here is counted.</p>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls it by keyboard
    <section aria-label="Figures of this step" className="stories-figures" tabIndex={0}>
      <table>
        <caption>What is exposed, in dataset version {datasetVersion}</caption>
        <FigureRows rows={rows} />
      </table>
    </section>
  );
