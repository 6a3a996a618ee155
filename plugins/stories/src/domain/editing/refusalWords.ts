/**
 * Why the server did not do what was asked, in its own words where it has some; a session that is over, or a connection that is gone, the
 * app says itself.
 */
export function refusalWords(error: unknown, otherwise: string): string {
  if (!(error instanceof Error && "status" in error && "code" in error)) return otherwise;
  const { status, code, message } = error;
  if (code === "network/unreachable") return "the connection is gone.";
  const isOwn = typeof status === "number" && status >= 400 && status < 500 && status !== 401;
  return isOwn ? message : otherwise;
}
