import type { Dispatcher } from "undici";
import { type ApiProcesses, createApiProcesses } from "./apiProcesses.ts";
import { type ApiTransport, unreachable } from "./transport.ts";

/** The API in other processes. */
export interface HttpTransport extends ApiTransport {
  readonly origin: string;
  /** What requests go through that are passed on as they come. */
  readonly processes: ApiProcesses;
}

/** The API at fixed origins. */
export function apiOverHttp(origins: readonly URL[]): HttpTransport {
  const processes = createApiProcesses(origins);
  return {
    origin: origins[0]?.origin ?? "",
    processes,
    async send({ method, target, headers, body, signal, timeoutMs }) {
      const answer = await processes
        .request({
          method: method as Dispatcher.HttpMethod,
          path: target,
          headers,
          body: body ?? null,
          headersTimeout: timeoutMs,
          ...(signal === undefined ? {} : { signal }),
        })
        .catch((error: unknown) => {
          throw unreachable(error);
        });
      return {
        status: answer.statusCode,
        headers: answer.headers as Readonly<Record<string, string | string[]>>,
        body: answer.body,
      };
    },
    close: () => processes.close(),
  };
}
