import { codeFaults } from "@stopbank/contract/confirmation-code";
import type { Ref } from "react";
import { Field } from "./Field.tsx";

export interface CodeFieldProps {
  readonly code: string;
  /** Somebody has tried to go on with it: what is missing is said too. */
  readonly isTried: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onCode: (code: string) => void;
}

/** A code from a mail. What is wrong with it is said as soon as it is, and that it is short once it was tried. */
export const CodeField = ({ code, isTried, inputRef, onCode }: CodeFieldProps) => (
  <Field
    autoComplete="one-time-code"
    autoFocus
    {...(inputRef === undefined ? {} : { inputRef })}
    inputMode="numeric"
    label="Code"
    onValue={(typed) => onCode(typed.trim())}
    problem={isTried || code.length > 6 ? codeFaults(code) : codeFaults(code.padEnd(6, "0"))}
    value={code}
  />
);
