import type { PartField } from "../../../domain/editing/differingFields.ts";
import type { TitleChange } from "../../../domain/editing/titleChanges.ts";

export interface TitleChangesViewProps {
  readonly changes: readonly TitleChange[];
  /** What is said of a title that only the first has: "not in the draft". */
  readonly gone: string;
  /** What is said of a title that only the second has. */
  readonly came: string;
}

/** How two stories differ, title by title. */
export const TitleChangesView = ({ changes, gone, came }: TitleChangesViewProps) => (
  <ul className="story-editor-titles">
    {changes.map((change, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may have one title
      <li className={`story-editor-title-${change.kind}`} key={place}>
        {changeWords(change, gone, came)}
        {change.title || "Untitled"}
      </li>
    ))}
  </ul>
);

function changeWords(change: TitleChange, gone: string, came: string): string {
  if (change.kind === "same") return "";
  if (change.kind !== "changed") return `${change.kind === "gone" ? gone : came}: `;
  const words = change.fields.map((field) => fieldWords[field]);
  const last = words.at(-1) ?? "";
  return `differs in ${words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`}: `;
}

const fieldWords: Readonly<Record<PartField, string>> = {
  description: "what it is about",
  cover: "the cover",
  text: "the text",
  figures: "figures in the text",
  pictures: "pictures",
  films: "films",
  buttons: "buttons",
  layers: "layers",
  filters: "filters",
  days: "the days after the event",
  view: "the view",
  regions: "regions",
  area: "the area",
  notes: "presenter notes",
  other: "its order or other details",
};
