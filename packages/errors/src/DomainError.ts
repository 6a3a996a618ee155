/** What went wrong, in the terms the HTTP edge turns into a status. */
export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-large"
  | "too-many"
  | "unavailable";

/**
 * A failure we expect. Domain code picks the kind; one error handler at the HTTP edge picks the status.
 * `code` is `<area>/<what>` and stable: tests and the browser match on it, never on the message.
 * `message` is a sentence a user can act on. `facts` go to the log and never to the browser; `retryAfterSeconds` among them is told, and
 * with `isExpected: true` what is unavailable is on its way and nothing for an operator to look into.
 */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly kind: ErrorKind;
  readonly code: string;
  readonly facts: object;

  constructor(kind: ErrorKind, code: string, message: string, facts: object = {}) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.facts = facts;
  }
}
