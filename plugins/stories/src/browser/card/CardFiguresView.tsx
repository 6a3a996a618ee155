import type { FigureRow } from "@stopbank/contract/story-figures";
import { NoteView } from "../viewer/NoteView.tsx";
import { FiguresTableView } from "./FiguresTableView.tsx";

export interface CardFiguresViewProps {
  readonly state: "coming" | "failed" | "known";
  /** The data that the figures are of; undefined until they are known. */
  readonly datasetVersion: string | undefined;
  readonly rows: readonly FigureRow[];
  /** The card's text has figures in it. */
  readonly isInText: boolean;
  readonly isTable: boolean;
  /** The card is the one that is read: of the others nothing is said aloud. */
  readonly isActive: boolean;
  readonly onRetry: (() => void) | undefined;
}

/** At a card's foot: which data the figures of its text are of, and its table where that is asked for. */
export function CardFiguresView(props: CardFiguresViewProps) {
  const { state, datasetVersion, rows, isInText, isTable, isActive, onRetry } = props;
  if (!isInText && !isTable) return null;
  const note = (text: string, retry?: () => void) => (
    <NoteView isSilent={!isActive} onRetry={retry} text={text} />
  );
  if (state === "failed") return note("The figures could not be worked out.", onRetry);
  if (datasetVersion === undefined) return note("Working out the figures…");
  return (
    <>
      {isInText && !(isTable && rows.length > 0) && note(`Figures of dataset version ${datasetVersion}.`)}
      {isTable && <FiguresTableView datasetVersion={datasetVersion} rows={rows} />}
    </>
  );
}
