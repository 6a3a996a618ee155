import type { ErrorBody } from "@stopbank/contract/errors";
import { DomainError, type ErrorKind } from "@stopbank/errors";
import { type ApiAnswer, bytesOf } from "./transport.ts";

const kindOf: Record<number, ErrorKind> = {
  400: "invalid",
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  409: "conflict",
  413: "too-large",
  429: "too-many",
};

export const isOk = ({ status }: Pick<ApiAnswer, "status">): boolean => status >= 200 && status < 300;

/** The API's own words for a failure, so that the browser is told what the API said. Reads the answer's body. */
export async function apiFailure(answer: ApiAnswer): Promise<DomainError> {
  const text = (await bytesOf(answer)).toString();
  const kind = kindOf[answer.status] ?? "unavailable";
  const retryAfter = Number(answer.headers["retry-after"]);
  try {
    const { error } = JSON.parse(text) as ErrorBody;
    return new DomainError(kind, error.code, error.message, {
      status: answer.status,
      ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
    });
  } catch {
    return new DomainError(kind, "api/failed", "The service could not answer. Try again shortly.", {
      status: answer.status,
      text: text.slice(0, 200),
    });
  }
}
