import type { FastifyRequest } from "fastify";

/** What of a browser's request the API may see. All else, the cookie first of all, stays here. */
const passedOn = [
  "accept",
  "accept-encoding",
  "accept-language",
  "if-none-match",
  "range",
  "user-agent",
] as const;

/** What of the API's answer the browser may see. A Set-Cookie of the API's is dropped. */
const passedBack = new Set([
  "accept-ranges",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-length",
  "content-range",
  "content-type",
  "etag",
  "last-modified",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "vary",
  "user_uuid",
  "strange_failures",
  "auth_challenge_session",
  "x-dataset-version",
  "x-request-id",
]);

/**
 * Where a request comes from, by trusted proxies only. Of a caller who has gone the socket has no address, whatever the
 * type says; left out, the API would take the caller for this server itself.
 */
export const callerAddress = ({ ip }: { readonly ip: string | undefined }): string => ip ?? "unknown";

/**
 * The headers of an upstream request, built up from nothing: a client can neither set, double nor strip the ones
 * the BFF answers for (checklist ). Whose request it is, `askAs` adds.
 */
export function forwardedHeaders(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {
    "x-request-id": request.id,
    "x-forwarded-for": callerAddress(request),
  };
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  return headers;
}

/** What a body says that it is. */
export const contentTypeOf = (
  { headers }: FastifyRequest,
  body: Buffer | undefined,
): { readonly "content-type"?: string } =>
  body === undefined ? {} : { "content-type": headers["content-type"] ?? "application/octet-stream" };

export const returnedHeaders = <T>(headers: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => passedBack.has(name)));
