import type { ClientChoice } from "@stopbank/plugin-api/browser";

/** What `/bff/session` answers. No token is in it, nor anywhere else in the browser. */
export type SessionAnswer = VisitorAnswer | SignedInAnswer;

interface ToEverybody {
  /** Whether failures of this page are to be told of. */
  readonly reports_failures?: boolean;
}

interface VisitorAnswer extends ToEverybody {
  readonly signedIn: false;
  /** The public client. */
  readonly clients: readonly ClientChoice[];
  readonly client_name?: string;
  readonly demo?: boolean;
}

export interface SignedInAnswer extends ToEverybody {
  readonly signedIn: true;
  readonly email: string;
  readonly user_uuid: string;
  readonly roles: readonly string[];
  readonly clients: readonly ClientChoice[];
  readonly client_name?: string;
  /** None of their clients is the host's: the origin where to go on. */
  readonly moves_to?: string;
  readonly demo: boolean;
  /** Whether they have agreed to the terms of the client in use. */
  readonly accepted_tsncs: boolean;
  /** Whether there are release notes that they have not seen. */
  readonly show_changelog: boolean;
  /** An administrator looks at the client as a member of it does. */
  readonly preview?: boolean;
  /** At a log-in: how many passwords strangers tried in vain since the one before. */
  readonly strange_failures?: number;
}

/** What a sign-in may ask for before it lets the person in (status 449). */
export type Challenge =
  | "NEW_PASSWORD_REQUIRED"
  | "CONFIRM_SIGN_UP"
  | "SECOND_FACTOR_REQUIRED"
  | "SECOND_FACTOR_ENROLMENT";
