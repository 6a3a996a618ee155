import { FormGroup, InputGroup, type InputGroupProps } from "@blueprintjs/core";
import { useId } from "react";

export interface FieldProps extends Omit<InputGroupProps, "onChange" | "id"> {
  readonly label: string;
  /** What is wrong with it: one thing, or each of several. */
  readonly problem?: string | readonly string[] | undefined;
  readonly onValue: (value: string) => void;
}

/** An input with its label, and what is wrong with it, tied together for screen readers. */
export function Field({ label, problem = [], onValue, ...input }: FieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const problems = typeof problem === "string" ? [problem] : problem;
  const isWrong = problems.length > 0;
  return (
    <FormGroup
      helperText={isWrong && <Problems id={problemId} problems={problems} />}
      intent={isWrong ? "danger" : "none"}
      label={label}
      labelFor={id}
    >
      <InputGroup
        {...input}
        aria-describedby={isWrong ? problemId : undefined}
        aria-invalid={isWrong}
        id={id}
        intent={isWrong ? "danger" : "none"}
        onValueChange={onValue}
      />
    </FormGroup>
  );
}

function Problems({ id, problems }: { readonly id: string; readonly problems: readonly string[] }) {
  if (problems.length === 1) return <span id={id}>{problems[0]}</span>;
  return (
    <ul className="field-problems" id={id}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
