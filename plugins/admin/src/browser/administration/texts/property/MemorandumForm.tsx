import type { PropertyExplorer } from "@stopbank/contract/property-settings";
import { withMemorandum, withWords } from "../../../../domain/texts/property.ts";
import { problemOfAdditions } from "../../../../domain/texts/unfinished.ts";
import { LinesField } from "../../editing/LinesField.tsx";
import { WordsField } from "../../editing/WordsField.tsx";

export interface MemorandumFormProps {
  readonly settings: PropertyExplorer;
  readonly onChange: (settings: PropertyExplorer) => void;
}

/** What the council adds to the draft of a land information memorandum. */
export function MemorandumForm({ settings, onChange }: MemorandumFormProps) {
  const { memorandum = {} } = settings;
  const additions = memorandum.officer_adds ?? [];
  return (
    <>
      <WordsField
        help="As Markdown. Nothing of the law is said but what stands here."
        label="Legal wording"
        most={20_000}
        onValue={(words) => onChange(withMemorandum(settings, withWords(memorandum, "wording", words)))}
        rows={4}
        value={memorandum.wording ?? ""}
      />
      <LinesField
        hint="One a line. The draft lists them below what it finds missing itself."
        label="What its officer adds, whatever the property"
        lines={additions}
        onLines={(lines) => onChange(withMemorandum(settings, withWords(memorandum, "officer_adds", lines)))}
        problem={problemOfAdditions(additions)}
      />
    </>
  );
}
