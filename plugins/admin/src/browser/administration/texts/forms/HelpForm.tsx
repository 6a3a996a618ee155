import type { ContentOf } from "@stopbank/contract/content";
import { WordsField } from "../../editing/WordsField.tsx";

type Help = ContentOf<"help">;

export interface HelpFormProps {
  readonly body: Help;
  readonly onChange: (body: Help) => void;
}

/** What a layer's help says. */
export const HelpForm = ({ body, onChange }: HelpFormProps) => (
  <div className="admin-fields">
    <WordsField label="Title" onValue={(title) => onChange({ ...body, title })} value={body.title} />
    <WordsField
      help="As Markdown: # headings, **strong**, lists, tables, $formulas$ and [links](https://...)."
      label="Text"
      most={20_000}
      onValue={(words) => onChange({ ...body, body: words })}
      rows={16}
      value={body.body}
    />
  </div>
);
