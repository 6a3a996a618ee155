import { FormGroup, InputGroup, TextArea } from "@blueprintjs/core";
import { useId } from "react";

export interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What belongs into it, below it. */
  readonly help?: string;
  /** What is wrong with it. */
  readonly problem?: string | undefined;
  /** How many rows a longer text has; a line without. */
  readonly rows?: number;
  /** The most characters that are taken. */
  readonly most?: number;
  readonly type?: "email" | "tel" | "url";
}

/** A line or a passage of a text, with what belongs into it. */
export function WordsField({
  label,
  value,
  onValue,
  help,
  problem,
  rows,
  most = 300,
  type,
}: WordsFieldProps) {
  const id = useId();
  const helper = problem ?? help;
  const shared = {
    id,
    maxLength: most,
    value,
    "aria-describedby": helper === undefined ? undefined : `${id}-help`,
    "aria-invalid": problem !== undefined,
    intent: problem === undefined ? ("none" as const) : ("danger" as const),
  };
  return (
    <FormGroup
      helperText={helper && <span id={`${id}-help`}>{helper}</span>}
      intent={shared.intent}
      label={label}
      labelFor={id}
    >
      {rows === undefined ? (
        <InputGroup
          {...shared}
          onValueChange={(words) => onValue(words)}
          {...(type === undefined ? {} : { type })}
        />
      ) : (
        <TextArea
          {...shared}
          fill
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
          rows={rows}
        />
      )}
    </FormGroup>
  );
}
