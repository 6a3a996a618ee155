import type { ErrorBody } from "@stopbank/contract/errors";
import { DomainError, type ErrorKind } from "@stopbank/errors";
import { tokenExpiredCode } from "./sendError.ts";

/** An answer of the API, read to its end. Header names are in lower case. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: Buffer;
}

const kindOf: Record<number, ErrorKind> = {
  400: "invalid",
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  408: "invalid",
  409: "conflict",
  413: "too-large",
  414: "invalid",
  429: "too-many",
};

export const isSuccess = ({ status }: Pick<WholeAnswer, "status">): boolean => status >= 200 && status < 300;

/** The API's own words for a failure, so that whoever asked through us is told what the API said. */
export function apiFailure({ status, headers, body }: WholeAnswer): DomainError {
  const text = body.toString();
  // The one failure that the specification gives as a bare text: programs renew their token on it.
  if (status === 401 && text.includes("TokenExpired"))
    return new DomainError("unauthenticated", tokenExpiredCode, "The access token has expired.", { status });
  const kind = kindOf[status] ?? "unavailable";
  const retryAfter = Number(headers["retry-after"]);
  try {
    const { error } = JSON.parse(text) as ErrorBody;
    return new DomainError(kind, error.code, error.message, {
      status,
      ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
    });
  } catch {
    return new DomainError(kind, "api/failed", "The service could not answer. Try again shortly.", {
      status,
      text: text.slice(0, 200),
    });
  }
}
