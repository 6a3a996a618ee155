/** Where somebody is among the forms of their account. */
export type StepName =
  | "log-in"
  | "new-password"
  | "second-factor"
  | "enrolment"
  | "reset-email"
  | "reset-code"
  | "sign-up"
  | "sign-up-code";

/** Steps of a log-in whose password was right: without it they have to begin anew. */
const afterPassword: readonly StepName[] = ["new-password", "second-factor", "enrolment"];

/** What was typed so far, for the steps that share it. */
export interface AccountDraft {
  readonly step: StepName;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  /** Of the sign-up whose code is asked for. */
  readonly signUpId: string | undefined;
}

export const emptyDraft: AccountDraft = {
  step: "log-in",
  email: "",
  phone: "",
  password: "",
  signUpId: undefined,
};

/** Forms that were closed by accident open where they were, without their passwords. */
let kept: AccountDraft = emptyDraft;

export const keptDraft = (): AccountDraft => kept;

export function keepDraft(draft: AccountDraft): void {
  const step = afterPassword.includes(draft.step) ? "log-in" : draft.step;
  kept = { ...draft, step, password: "" };
}

export function dropDraft(): void {
  kept = emptyDraft;
}
