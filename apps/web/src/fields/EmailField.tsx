import type { Ref } from "react";
import { Field } from "./Field.tsx";

export interface EmailFieldProps {
  readonly email: string;
  readonly problem?: string | undefined;
  readonly autoFocus?: boolean;
  /** The browser offers passkeys among the addresses it knows. */
  readonly offersPasskeys?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onEmail: (email: string) => void;
  /** The field is left. */
  readonly onBlur?: () => void;
}

/** An e-mail address, which password managers keep with the password beside it. */
export const EmailField = ({ email, onEmail, offersPasskeys = false, ...field }: EmailFieldProps) => (
  <Field
    {...field}
    autoComplete={offersPasskeys ? "username webauthn" : "username"}
    inputMode="email"
    label="E-mail"
    onValue={onEmail}
    spellCheck={false}
    type="email"
    value={email}
  />
);
