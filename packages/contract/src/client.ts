import type { RequestOf, ResponseOf, Route } from "./route.ts";
import type { ErrorBody } from "./schemas/client/error.ts";

interface ErrorDetails {
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** A call that did not succeed. `status` 0: no answer at all. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Stable, as the server gave it; `network/unreachable` without an answer. */
  readonly code: string;
  readonly requestId: string | undefined;
  /** How long to wait before another try, where the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface ClientOptions {
  /** Before every path: `/api` in the browser. */
  readonly baseUrl: string;
  /** Sent with every call, read anew each time: the client name changes. */
  readonly headers: () => Record<string, string>;
  readonly fetch?: typeof globalThis.fetch;
  /** Told of every failed answer before it is thrown, to end a session that the server has ended. */
  readonly onError?: (error: ApiError) => void;
}

export type CallApi = <R extends Route>(
  route: R,
  request: RequestOf<R>,
  options?: CallOptions,
) => Promise<ResponseOf<R>>;

/** The path and query of a call, every part escaped. */
export function pathOf(
  route: Route,
  request: { params?: unknown; rest?: string | undefined; query?: unknown },
): string {
  const params = (request.params ?? {}) as Record<string, unknown>;
  let path = route.path.replace(/:([A-Za-z_]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  if (route.wildcard !== undefined) path = path.replace(/\*$/, encodeURIComponent(request.rest ?? ""));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries((request.query ?? {}) as Record<string, unknown>))
    if (value !== undefined) query.set(key, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A client that takes its paths, inputs and answers from the route table. */
export function createApiClient({
  baseUrl,
  headers,
  fetch = globalThis.fetch,
  onError,
}: ClientOptions): CallApi {
  return async (route, request, options = {}) => {
    const sent = request as { body?: unknown };
    const response = await reached(
      fetch(baseUrl + pathOf(route, request), {
        method: route.method,
        credentials: "same-origin",
        headers: {
          ...headers(),
          ...(sent.body === undefined ? {} : { "content-type": route.consumes ?? "application/json" }),
        },
        ...(sent.body === undefined
          ? {}
          : { body: route.consumes === undefined ? JSON.stringify(sent.body) : (sent.body as Blob) }),
        ...(options.signal === undefined ? {} : { signal: options.signal }),
      }),
    );
    if (!response.ok) {
      const error = await errorOf(response);
      onError?.(error);
      throw error;
    }
    return (route.produces === undefined ? response.json() : response.arrayBuffer()) as never;
  };
}

/** An answer, whatever it says. @throws ApiError `network/unreachable` where none came, an AbortError where nobody waits for it any more. */
export async function reached(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    const message = "The server cannot be reached. Check your connection and try again.";
    throw new ApiError(0, "network/unreachable", message);
  }
}

/** An answer that is a success. @throws ApiError with what any other says, and as `reached` does. */
export async function succeeded(answer: Promise<Response>): Promise<Response> {
  const response = await reached(answer);
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** What an answer that is no success says of itself. Its body is read by this. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const wait = headers.get("retry-after");
  // It may be a date as well, which no server of ours writes.
  const retryAfterSeconds = wait !== null && /^\d+$/.test(wait) ? Number(wait) : undefined;
  const text = await response.text().catch(() => "");
  try {
    const { error } = JSON.parse(text) as ErrorBody;
    return new ApiError(status, error.code, error.message, { requestId: error.requestId, retryAfterSeconds });
  } catch {
    // A proxy in between, or a body the specification fixes as a bare word.
    const code = text.slice(0, 100) || `http/${status}`;
    return new ApiError(status, code, "Something went wrong.", { retryAfterSeconds });
  }
}
