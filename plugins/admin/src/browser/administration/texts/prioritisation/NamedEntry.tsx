import type { ReactNode } from "react";
import { WordsField } from "../../editing/WordsField.tsx";
import { EntryView, type EntryViewProps } from "../entries/EntryView.tsx";

/** What people read of it, by the names that settings have for that. */
interface Named {
  readonly display_name: string;
  readonly description?: string | undefined;
}

export interface NamedEntryProps extends Pick<EntryViewProps, "title" | "onRemove"> {
  readonly named: Named;
  readonly onChange: (change: Partial<Named>) => void;
  /** What it is made of. */
  readonly children: ReactNode;
}

/** An entry of settings that people know by a name and by what it says of itself. */
export const NamedEntry = ({ title, named, onChange, onRemove, children }: NamedEntryProps) => (
  <EntryView onRemove={onRemove} title={title}>
    <WordsField
      label="Name"
      onValue={(words) => onChange({ display_name: words })}
      value={named.display_name}
    />
    <WordsField
      label="What it is"
      most={20_000}
      onValue={(words) => onChange({ description: words })}
      rows={2}
      value={named.description ?? ""}
    />
    {children}
  </EntryView>
);
