import { FormGroup } from "@blueprintjs/core";
import { type ReactElement, useId } from "react";

export interface LabelledFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly children: (field: {
    readonly id: string;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": boolean;
  }) => ReactElement;
}

/** A field with its label, a hint, and what is wrong with it, tied together for screen readers. */
export function LabelledField({ label, hint, problem, children }: LabelledFieldProps) {
  const id = useId();
  const words = problem ?? hint;
  return (
    <FormGroup
      helperText={words && <span id={`${id}-words`}>{words}</span>}
      intent={problem === undefined ? "none" : "danger"}
      label={label}
      labelFor={id}
    >
      {children({
        id,
        "aria-describedby": words === undefined ? undefined : `${id}-words`,
        "aria-invalid": problem !== undefined,
      })}
    </FormGroup>
  );
}
