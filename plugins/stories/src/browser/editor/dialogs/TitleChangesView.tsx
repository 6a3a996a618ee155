import type { TitleChange } from "../../../domain/editing/titleChanges.ts";

export interface TitleChangesViewProps {
  readonly changes: readonly TitleChange[];
  /** What is said of a title that only the first has: "not in the draft". */
  readonly gone: string;
  /** What is said of a title that only the second has. */
  readonly came: string;
}

/** How two stories differ by their titles. */
export const TitleChangesView = ({ changes, gone, came }: TitleChangesViewProps) => (
  <ul className="story-editor-titles">
    {changes.map(({ kind, title }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may have one title
      <li className={`story-editor-title-${kind}`} key={place}>
        {kind === "same" ? "" : `${kind === "gone" ? gone : came}: `}
        {title || "Untitled"}
      </li>
    ))}
  </ul>
);
