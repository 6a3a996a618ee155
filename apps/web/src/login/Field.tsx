import { FormGroup, InputGroup, type InputGroupProps } from "@blueprintjs/core";
import { useId } from "react";

export interface FieldProps extends Omit<InputGroupProps, "onChange" | "id"> {
  readonly label: string;
  readonly problem?: string | undefined;
  readonly onValue: (value: string) => void;
}

/** An input with its label, and what is wrong with it, tied together for screen readers. */
export function Field({ label, problem, onValue, ...input }: FieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <FormGroup
      helperText={problem && <span id={problemId}>{problem}</span>}
      intent={problem === undefined ? "none" : "danger"}
      label={label}
      labelFor={id}
    >
      <InputGroup
        {...input}
        aria-describedby={problem === undefined ? undefined : problemId}
        aria-invalid={problem !== undefined}
        id={id}
        intent={problem === undefined ? "none" : "danger"}
        onValueChange={onValue}
      />
    </FormGroup>
  );
}
