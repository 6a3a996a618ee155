/** What a failed call says of itself. */
interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && "status" in error && "code" in error;

/**
 * Why the server did not do what was asked, in its own words where it has some: what people cannot change about a request, or
 * what the shell says itself (that the session is over), is none.
 */
export function refusalWords(error: unknown, otherwise: string): string {
  if (!isRefusal(error)) return otherwise;
  const { status, code, message } = error;
  const isOwn =
    status >= 400 && status < 500 && status !== 401 && /^(?!http\/|request\/)[a-z-]+\//.test(code);
  return isOwn ? message : otherwise;
}
