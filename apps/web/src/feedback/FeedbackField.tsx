import { FormGroup } from "@blueprintjs/core";
import { type ReactNode, useId } from "react";

/** What ties an input to its label and to what is wrong with it. */
export interface FieldTies {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

export interface FeedbackFieldProps {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly problem: string | undefined;
  readonly children: (ties: FieldTies) => ReactNode;
}

/**
 * A field with its label. What is wrong has a line of its own that is always there: leaving a field moves nothing away from under
 * the pointer.
 */
export function FeedbackField({ label, isOptional = false, problem, children }: FeedbackFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const isWrong = problem !== undefined;
  return (
    <FormGroup
      className="feedback-field"
      intent={isWrong ? "danger" : "none"}
      label={label}
      labelFor={id}
      labelInfo={isOptional ? "(optional)" : undefined}
    >
      {children({ id, "aria-describedby": isWrong ? problemId : undefined, "aria-invalid": isWrong })}
      <p className="feedback-problem" id={problemId}>
        {problem}
      </p>
    </FormGroup>
  );
}
