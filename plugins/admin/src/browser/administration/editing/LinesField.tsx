import { TextArea } from "@blueprintjs/core";
import { useState } from "react";
import { valuesIn } from "../../../domain/texts/lists.ts";
import { LabelledField } from "./LabelledField.tsx";

export interface LinesFieldProps {
  readonly label: string;
  readonly lines: readonly string[];
  readonly onLines: (lines: string[]) => void;
  readonly hint?: string;
  readonly problem?: string | undefined;
}

/** Texts, one a line. What is being typed stays as it is while it means the same. */
export function LinesField({ label, lines, onLines, ...words }: LinesFieldProps) {
  const [typed, setTyped] = useState(lines.join("\n"));
  const isSame = valuesIn(typed).join("\n") === lines.join("\n");
  return (
    <LabelledField label={label} {...words}>
      {(tied) => (
        <TextArea
          {...tied}
          fill
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onLines(valuesIn(value));
          }}
          rows={3}
          value={isSame ? typed : lines.join("\n")}
        />
      )}
    </LabelledField>
  );
}
