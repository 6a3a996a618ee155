import { Checkbox } from "@blueprintjs/core";
import type { ContentOf } from "@stopbank/contract/content";
import { WordsField } from "../../editing/WordsField.tsx";

type Terms = ContentOf<"terms">;

export interface TermsFormProps {
  readonly body: Terms;
  readonly onChange: (body: Terms) => void;
}

/** Terms as HTML, and whether everybody is to agree to them again. */
export const TermsForm = ({ body, onChange }: TermsFormProps) => (
  <div className="admin-fields">
    <WordsField
      help="As HTML: headings, paragraphs, lists, tables, links to the web and to mail. What could act is left out, here and where people read it."
      label="Terms"
      most={100_000}
      onValue={(html) => onChange({ ...body, html })}
      rows={16}
      value={body.html}
    />
    <div>
      <Checkbox
        aria-describedby="terms-again-about"
        checked={body.ask_again === true}
        label="Ask everybody to agree again"
        onChange={({ currentTarget }) => {
          const { ask_again: _, ...terms } = body;
          onChange(currentTarget.checked ? { ...terms, ask_again: true } : terms);
        }}
      />
      <p className="sb-muted sb-small" id="terms-again-about">
        Whoever has agreed before is asked once more at their next log-in, or when they load the page again.
        Leave it empty for a mended comma.
      </p>
    </div>
  </div>
);
